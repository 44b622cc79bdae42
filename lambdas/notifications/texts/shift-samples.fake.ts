import type { Booking } from '@shared/model/booking';
import type { EventOf } from '@shared/model/event';
import type { EventReader } from '../../events/ports';
import type { ShiftItem } from '../../store/shifts/shift-item';
import { attendanceWith } from '../../store/attendance/attendance.fake';
import { bookingWith, ids, inviteWith, shiftWith } from '../../store/shifts/shifts.fake';
import type { ShiftInvite } from '../../store/shifts/fill-item';
import { hostile } from './hostile.fake';

const answerBy = '2026-12-02T09:00:00.000Z';

/** Whose text may be anything. */
export const bookingReader = (
  booking: Partial<Booking> = {},
  shift: Partial<ShiftItem> = {},
): Pick<EventReader, 'booking' | 'invite' | 'shift' | 'unitSupervisors'> => ({
  booking: async () => ({
    booking: bookingWith('pro', { professional: { userId: 'pro', name: hostile }, reason: hostile, ...booking }),
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
    attendance: attendanceWith({
      professional: { userId: 'pro', name: hostile },
      location: hostile,
      unit: hostile,
      runningLate: { at: answerBy, minutes: 10 },
      returned: { minutes: 660, reason: hostile, at: answerBy, by: hostile },
    }),
  }),
  invite: async () => ({
    invite: inviteWith('pro'),
    shift: shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
  }),
  shift: async () => shiftWith({ organization: hostile, location: hostile, unit: hostile, ...shift }),
  unitSupervisors: async () => ['charge', 'lead'],
});

const changed = (status: Booking['status']): EventOf<'booking.changed'>['data'] => {
  const { shiftId, organizationId, placementId } = ids;
  return { shiftId, organizationId, placementId, professionalId: 'pro', status, attempt: 1 };
};

const noticed = (what: 'late' | 'missing'): EventOf<'attendance.noticed'>['data'] => {
  const { shiftId, organizationId, placementId } = ids;
  return { shiftId, organizationId, placementId, professionalId: 'pro', what };
};

const statuses = [
  'confirmed',
  'declined',
  'lapsed',
  'canceled_by_facility',
  'canceled_by_worker',
  'submitted',
  'returned',
  'approved',
  'no_show',
] as const;

const cancellations: Booking['cancellations'] = [
  {
    ...{ attempt: 1, by: 'facility', at: answerBy, noticeMinutes: 200, undone: false },
    ...{ points: 6, minutes: 240, cents: 228_00, basis: 'policy' },
  },
];

const asked = (fields: Partial<ShiftInvite>) => {
  const invite = inviteWith('pro', fields);
  const { shiftId, organizationId, kind, run } = invite;
  const reader = bookingReader();
  return {
    data: { shiftId, organizationId, kind, run, professionalId: 'pro' },
    reader: { ...reader, invite: async () => ({ ...(await reader.invite({ shiftId, userId: 'pro' }))!, invite }) },
  };
};

export const shiftSamples = {
  'booking.changed': [
    { data: changed('requested'), reader: bookingReader({ answerBy }) },
    ...statuses.map((status) => ({
      data: changed(status),
      reader: bookingReader({ status }),
    })),
    { data: changed('declined'), reader: bookingReader({ status: 'declined' }, { status: 'canceled' }) },
    { data: changed('canceled_by_facility'), reader: bookingReader({ status: 'canceled_by_facility', cancellations }) },
    { data: changed('lapsed'), reader: bookingReader({ status: 'lapsed', how: 'backup' }) },
    {
      data: changed('canceled_by_worker'),
      reader: bookingReader({ status: 'canceled_by_worker', updatedAt: '2026-12-03T20:00:00.000Z' }, { backups: 2 }),
    },
  ],
  'attendance.noticed': (['late', 'missing'] as const).map((what) => ({
    data: noticed(what),
    reader: bookingReader({ status: 'confirmed' }),
  })),
  'fill.at_risk': [{}, { covered: 6, of: 24 }].map((history) => ({
    data: { shiftId: ids.shiftId, organizationId: ids.organizationId },
    reader: bookingReader({}, { atRisk: { since: answerBy, ...history } }),
  })),
  'invite.sent': [
    asked({ kind: 'wave' }),
    asked({ kind: 'cover_now' }),
    asked({ kind: 'backup', until: '2026-12-03T23:04:00.000Z' }),
  ],
};
