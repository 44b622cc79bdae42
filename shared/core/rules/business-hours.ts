import { isBusinessDay } from './business-days';
import { calendarDay, daysAhead } from './calendar-days';
import { instantAt, wallClock, wallTimeAt } from '../../messages/rules/schedule-times';

/** Weekdays between two local times, without federal holidays. Times as HH:MM. */
export type BusinessCalendar = { zone: string; opensAt: string; closesAt: string };

const minuteMs = 60_000;

const dayAt = (ms: number, zone: string): string => calendarDay(wallTimeAt(ms, zone));

type Hours = { from: number; to: number };

/** Opening hours from an instant on; the first day may have begun. */
const hoursFrom = function* (ms: number, { zone, opensAt, closesAt }: BusinessCalendar): Generator<Hours> {
  for (const day of daysAhead(dayAt(ms, zone))) {
    if (!isBusinessDay(day)) continue;
    const to = instantAt(wallClock(day, closesAt), zone);
    if (to > ms) yield { from: Math.max(ms, instantAt(wallClock(day, opensAt), zone)), to };
  }
};

/** The instant after the given number of business minutes. */
export const addBusinessMinutes = (at: Date, minutes: number, calendar: BusinessCalendar): Date => {
  let left = minutes * minuteMs;
  if (left <= 0) return at;
  for (const { from, to } of hoursFrom(at.getTime(), calendar)) {
    if (left <= to - from) return new Date(from + left);
    left -= to - from;
  }
  return at;
};

export const businessMinutesBetween = (from: Date, to: Date, calendar: BusinessCalendar): number => {
  let sum = 0;
  for (const hours of hoursFrom(from.getTime(), calendar)) {
    if (hours.from >= to.getTime()) break;
    sum += Math.min(hours.to, to.getTime()) - hours.from;
  }
  return sum / minuteMs;
};
