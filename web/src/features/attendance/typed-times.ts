import { addDays } from '@shared/domain/calendar-days';
import { instantAt, wallClock, wallTimeAt } from '@shared/domain/schedule-times';

type Plan = { day: string; startsAt: string; timeZone: string };

const at = (day: string, time: string, timeZone: string): number => instantAt(wallClock(day, time), timeZone);

/** "18:55" on the location's clock. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  new Date(wallTimeAt(Date.parse(instant), timeZone)).toISOString().slice(11, 16);

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

/** Typed on the location's clock: the start is the one next to the plan, and the end the first after it. */
export const typedTimes = (
  { day, startsAt, timeZone }: Plan,
  typed: { in: string; out: string },
): { in: string; out: string } | null => {
  if (!isTime(typed.in) || !isTime(typed.out)) return null;
  const days = [-1, 0, 1, 2].map((offset) => addDays(day, offset));
  const distance = (instant: number) => Math.abs(instant - Date.parse(startsAt));
  const from = days
    .map((it) => at(it, typed.in, timeZone))
    .toSorted((one, other) => distance(one) - distance(other))[0]!;
  const until = days.map((it) => at(it, typed.out, timeZone)).find((it) => it > from);
  return until === undefined ? null : { in: new Date(from).toISOString(), out: new Date(until).toISOString() };
};
