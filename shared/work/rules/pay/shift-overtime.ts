import { minutesBetween, minutesWithin } from '../shifts/work-spells';
import type { LiveBooking, ShiftSubject } from '../shifts/shift-subjects';
import { localDay } from '../shifts/shift-times';

type Worked = Pick<LiveBooking, 'startsAt' | 'endsAt' | 'unpaidMinutes'>;

/** Paid minutes between two instants, with the unpaid break spread evenly. */
const paidWithin = (booking: Worked, fromMs: number, toMs: number): number => {
  const [all, within] = [minutesBetween(booking.startsAt, booking.endsAt), minutesWithin(booking, fromMs, toMs)];
  return all === 0 ? 0 : Math.round(within - (booking.unpaidMinutes * within) / all);
};

const over = (minutes: number, limit: number | null): number => (limit === null ? 0 : Math.max(0, minutes - limit));

/** Overtime that the shift adds to its period. */
const periodOvertime = (shift: ShiftSubject, others: readonly Worked[]): number => {
  if (shift.workweek === null) return 0;
  const [from, to] = shift.workweek.map((at) => Date.parse(at)) as [number, number];
  const before = others.reduce((sum, it) => sum + paidWithin(it, from, to), 0);
  const limit = shift.overtimeOver.periodOverMinutes;
  return over(before + paidWithin(shift, from, to), limit) - over(before, limit);
};

const dailyOvertime = (shift: ShiftSubject, others: readonly Worked[]): number => {
  const day = localDay(shift.startsAt, shift.zone);
  const paid = (it: Worked): number => minutesBetween(it.startsAt, it.endsAt) - it.unpaidMinutes;
  const before = others
    .filter(({ startsAt }) => localDay(startsAt, shift.zone) === day)
    .reduce((sum, it) => sum + paid(it), 0);
  const limit = shift.overtimeOver.dailyOverMinutes;
  return over(before + paid(shift), limit) - over(before, limit);
};

/** Overtime minutes that the shift adds for its employer of record, by day or period. */
export const overtimeMinutes = (shift: ShiftSubject, bookings: readonly LiveBooking[]): number => {
  const others = bookings.filter(({ employer }) => employer === shift.employer);
  return Math.max(periodOvertime(shift, others), dailyOvertime(shift, others));
};
