import type { Booking } from '@shared/model/booking';
import type { EventOf } from '@shared/model/event';
import type { EventReader } from '../../events/ports';
import type { ShiftItem } from '../../store/shifts/shift-item';
import { attendanceWith } from '../../store/attendance/attendance.fake';
import { bookingWith, ids, shiftWith } from '../../store/shifts/shifts.fake';
import { hostile } from './hostile.fake';

const answerBy = '2026-12-02T09:00:00.000Z';

/** Whose text may be anything. */
export const bookingReader = (
  booking: Partial<Booking> = {},
  shift: Partial<ShiftItem> = {},
): Pick<EventReader, 'booking' | 'unitSupervisors'> => ({
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

export const shiftSamples = {
  'booking.changed': [
    { data: changed('requested'), reader: bookingReader({ answerBy }) },
    ...statuses.map((status) => ({
      data: changed(status),
      reader: bookingReader({ status }),
    })),
    { data: changed('declined'), reader: bookingReader({ status: 'declined' }, { status: 'canceled' }) },
  ],
  'attendance.noticed': (['late', 'missing'] as const).map((what) => ({
    data: noticed(what),
    reader: bookingReader({ status: 'confirmed' }),
  })),
};
