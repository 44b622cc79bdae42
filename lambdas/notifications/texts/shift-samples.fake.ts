import type { Booking } from '@shared/model/booking';
import type { EventOf } from '@shared/model/event';
import type { EventReader } from '../../events/ports';
import type { ShiftItem } from '../../store/shifts/shift-item';
import { bookingWith, ids, inviteWith, shiftWith } from '../../store/shifts/shifts.fake';
import type { ShiftInvite } from '../../store/shifts/fill-item';
import { hostile } from './hostile.fake';

/** Whose text may be anything. */
export const bookingReader = (
  booking: Partial<Booking> = {},
  shift: Partial<ShiftItem> = {},
): Pick<EventReader, 'booking' | 'invite' | 'unitSupervisors'> => ({
  booking: async () => ({
    booking: bookingWith('pro', { professional: { userId: 'pro', name: hostile }, reason: hostile, ...booking }),
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
  }),
  invite: async () => ({
    invite: inviteWith('pro'),
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
  }),
  unitSupervisors: async () => ['charge', 'lead'],
});

const changed = (status: Booking['status']): EventOf<'booking.changed'>['data'] => {
  const { shiftId, organizationId, placementId } = ids;
  return { shiftId, organizationId, placementId, professionalId: 'pro', status, attempt: 1 };
};

const asked = (fields: Partial<ShiftInvite>) => {
  const invite = inviteWith('pro', fields);
  const { shiftId, organizationId, kind, run } = invite;
  const reader = bookingReader();
  return {
    data: { shiftId, organizationId, kind, run, professionalId: 'pro' },
    reader: { ...reader, invite: async () => ({ ...(await reader.invite({ shiftId, userId: 'pro' }))!, invite }) },
  };
};

const answerBy = '2026-12-02T09:00:00.000Z';

export const shiftSamples = {
  'booking.changed': [
    { data: changed('requested'), reader: bookingReader({ answerBy }) },
    ...(['confirmed', 'declined', 'lapsed', 'canceled_by_facility', 'canceled_by_worker'] as const).map((status) => ({
      data: changed(status),
      reader: bookingReader({ status }),
    })),
    { data: changed('declined'), reader: bookingReader({ status: 'declined' }, { status: 'canceled' }) },
    { data: changed('lapsed'), reader: bookingReader({ status: 'lapsed', how: 'backup' }) },
    {
      data: changed('canceled_by_worker'),
      reader: bookingReader({ status: 'canceled_by_worker', updatedAt: '2026-12-03T20:00:00.000Z' }, { backups: 2 }),
    },
  ],
  'invite.sent': [
    asked({ kind: 'wave' }),
    asked({ kind: 'cover_now' }),
    asked({ kind: 'backup', until: '2026-12-03T23:04:00.000Z' }),
  ],
};
