import type { Booking } from '../../model/booking';
import type { Shift, ShiftTerms } from '../../model/shifts/shift';
import { shiftLimits } from '../../limits/shift-limits';
import { cancellationOf } from '../cancellation/booking-cancellation';

type Times = Pick<Booking, 'startsAt' | 'endsAt'>;
type Pay = Pick<ShiftTerms, 'rateCents' | 'bonusCents' | 'differentials'>;
type Differential = Pay['differentials'][number];
type Changed = ShiftTerms & Times & Pick<Shift, 'unitId'>;

const minuteMs = 60_000;

const whenOf = ({ kind, from, to, days, dates }: Differential): string => JSON.stringify([kind, from, to, days, dates]);

/** Whether any part of the pay is lower. Fewer hours don't count as lower pay. */
export const lowersPay = (before: Pay, after: Pay): boolean =>
  after.rateCents < before.rateCents ||
  after.bonusCents < before.bonusCents ||
  before.differentials.some(
    (it) => !after.differentials.some((other) => whenOf(other) === whenOf(it) && other.hourlyCents >= it.hourlyCents),
  );

export const samePay = (one: Pay, other: Pay): boolean => !lowersPay(one, other) && !lowersPay(other, one);

export const sameTimes = (one: Times, other: Times): boolean =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt;

const movedMinutes = (one: Times, other: Times): number =>
  Math.max(
    Math.abs(Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    Math.abs(Date.parse(one.endsAt) - Date.parse(other.endsAt)),
  ) / minuteMs;

const breaksOf = ({ breakRule: { meals, mealMinutes, paid } }: ShiftTerms): string =>
  JSON.stringify([meals, mealMinutes, paid]);

/**
 * Whether a worker has to agree again: to another unit, day, or profession, other breaks, or times that differ by more than
 * some minutes from the agreed ones, in one step or several.
 */
export const asksAgain = (
  { terms, agreedTimes, unitId, ...times }: Times & Pick<Booking, 'terms' | 'agreedTimes' | 'unitId'>,
  after: Changed,
): boolean =>
  (unitId !== undefined && unitId !== after.unitId) ||
  terms.day !== after.day ||
  terms.professions.some((it) => !after.professions.includes(it)) ||
  breaksOf(terms) !== breaksOf(after) ||
  movedMinutes(agreedTimes ?? times, after) > shiftLimits.moveMinutes;

/** Whether there is time to ask: no one answers on their way. */
export const mayAsk = (one: Times, other: Times, now: Date): boolean =>
  Math.min(Date.parse(one.startsAt), Date.parse(other.startsAt)) - now.getTime() >=
  shiftLimits.askMinutesAhead * minuteMs;

/** Effects of an edit on workers. `minutes` and `cents`: paid by the facility if all booked workers decline. */
export type EditConsequence = { booked: number; requested: number; minutes: number; cents: number; points: number };

export const editConsequence = (bookings: readonly Booking[], after: Changed, now: Date): EditConsequence => {
  const asked = bookings.filter((booking) => asksAgain(booking, after));
  const booked = asked.filter(({ status }) => status === 'confirmed');
  const canceled = booked.map((booking) => cancellationOf(booking, 'facility', now));
  const sumOf = (of: 'minutes' | 'cents' | 'points'): number => canceled.reduce((sum, it) => sum + it[of], 0);
  return {
    booked: booked.length,
    requested: asked.filter(({ status }) => status === 'requested').length,
    minutes: sumOf('minutes'),
    cents: sumOf('cents'),
    points: sumOf('points'),
  };
};
