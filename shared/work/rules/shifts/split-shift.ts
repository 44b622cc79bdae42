import { ShiftForm } from '../../model/shifts/shift';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { plannedCents, withBreaks } from '../pay/planned-cost';
import { localDay, minuteOfDay, shiftTimes, type ShiftTimes } from './shift-times';

const { split } = shiftLimits;

type Splittable = ShiftForm & ShiftTimes & { timeZone: string; state: StateCode; expectedCents: number };

/** `extraCents`: additional cost of both parts for all planned slots; negative if they cost less. */
export type Split = { first: ShiftForm; second: ShiftForm; minutes: [number, number]; extraCents: number };

const clockAt = (at: string, zone: string): string => {
  const minute = minuteOfDay(at, zone);
  return [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, '0')).join(':');
};

/** Half a shift needs no second meal, and a short one none, unless the state requires it. */
const mealsFor = (minutes: number, { meals }: ShiftForm['breakRule']): number =>
  minutes > split.mealAfterMinutes ? Math.min(meals, 1) : 0;

const partOf = (shift: Splittable, wall: Pick<ShiftForm, 'day' | 'startTime' | 'endTime'>) => {
  const form = { ...ShiftForm.strip().parse(shift), ...wall };
  const times = shiftTimes({ ...wall, timeZone: shift.timeZone });
  if (!times) return null;
  const breakRule = { ...form.breakRule, meals: mealsFor(times.minutes, form.breakRule) };
  const planned = withBreaks({ ...form, breakRule }, times, shift);
  return { form: planned, times, cents: plannedCents(planned, times, shift) };
};

/**
 * Splits a long shift, so people who can't stay for all of it may take a part. Null if it is too short, or if the clocks
 * change at the split.
 */
export const splitOf = (shift: Splittable): Split | null => {
  if (shift.minutes < split.fromMinutes) return null;
  const between = new Date(Date.parse(shift.startsAt) + split.firstMinutes * 60_000).toISOString();
  const day = localDay(between, shift.timeZone);
  const time = clockAt(between, shift.timeZone);
  const first = partOf(shift, { day: shift.day, startTime: shift.startTime, endTime: time });
  const second = partOf(shift, { day, startTime: time, endTime: shift.endTime });
  if (first?.times.endsAt !== between || second?.times.startsAt !== between) return null;
  if (second.times.endsAt !== shift.endsAt) return null;
  return {
    first: first.form,
    second: second.form,
    minutes: [first.times.minutes, second.times.minutes],
    extraCents: (first.cents + second.cents - shift.expectedCents) * shift.headcount,
  };
};
