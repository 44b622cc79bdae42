import { addDays } from '@shared/domain/calendar-days';
import { instantAt, wallClock, wallTimeAt } from '@shared/domain/schedule-times';

type Plan = { day: string; startsAt: string; timeZone: string };

const at = (day: string, time: string, timeZone: string): number => instantAt(wallClock(day, time), timeZone);

/** "18:55" on the location's clock. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  new Date(wallTimeAt(Date.parse(instant), timeZone)).toISOString().slice(11, 16);

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

const days = (day: string): string[] => [-1, 0, 1, 2].map((offset) => addDays(day, offset));

/** Typed on the location's clock: the one next to the plan. */
export const typedStart = ({ day, startsAt, timeZone }: Plan, typed: string): string | null => {
  if (!isTime(typed)) return null;
  const distance = (instant: number) => Math.abs(instant - Date.parse(startsAt));
  const [nearest] = days(day)
    .map((it) => at(it, typed, timeZone))
    .toSorted((one, other) => distance(one) - distance(other));
  return new Date(nearest!).toISOString();
};

/** The end is the first one after the start. */
export const typedTimes = (plan: Plan, typed: { in: string; out: string }): { in: string; out: string } | null => {
  const from = typedStart(plan, typed.in);
  if (from === null || !isTime(typed.out)) return null;
  const until = days(plan.day)
    .map((it) => at(it, typed.out, plan.timeZone))
    .find((it) => it > Date.parse(from));
  return until === undefined ? null : { in: from, out: new Date(until).toISOString() };
};
