import type { Booking } from '../../model/booking';
import type { Shift } from '../../model/shifts/shift';
import { shiftLimits } from '../../limits/shift-limits';

const minuteMs = 60_000;

type Slots = Pick<Shift, 'headcount' | 'confirmed' | 'missing'>;
type Filled = Slots & Pick<Shift, 'status' | 'startsAt' | 'endsAt' | 'coverNowAt'>;

/** Covered slots, without missing people. With late arrivals, there may be more people than slots. */
export const coveredSlots = ({ headcount, confirmed, missing = 0 }: Slots): number =>
  Math.min(headcount, confirmed - missing);

export const freeSlots = (slots: Slots): number => slots.headcount - coveredSlots(slots);

/** Whether someone can still join: until the start, or with Cover Now while enough of the shift is left. */
export const isFillable = (shift: Filled, at: Date): boolean => {
  const { status, startsAt, endsAt, coverNowAt } = shift;
  if (freeSlots(shift) === 0 || (status !== 'open' && status !== 'in_progress')) return false;
  if (Date.parse(startsAt) > at.getTime()) return true;
  return coverNowAt !== undefined && Date.parse(endsAt) - at.getTime() >= shiftLimits.joinMinutesLeft * minuteMs;
};

/** Whether a supervisor may start Cover Now: earlier, waves have enough time. */
export const mayStartCoverNow = (shift: Filled, at: Date): boolean =>
  isFillable({ ...shift, coverNowAt: at.toISOString() }, at) &&
  Date.parse(shift.startsAt) - at.getTime() <= shiftLimits.coverNow.buttonMinutesAhead * minuteMs;

/** Backups in calling order: first to offer first. */
export const backupsOf = (bookings: readonly Booking[]): Booking[] =>
  bookings
    .filter(({ status }) => status === 'backup')
    .toSorted(
      (one, other) =>
        one.bookedAt.localeCompare(other.bookedAt) || one.professional.userId.localeCompare(other.professional.userId),
    );

/** Whether there is room for another backup. */
export const hasBackupPlace = ({ headcount, backups }: Pick<Shift, 'headcount' | 'backups'>): boolean =>
  backups < headcount * shiftLimits.backupsPerSlot;
