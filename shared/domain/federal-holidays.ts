import { daysAfter } from './schedule-times';

/**
 * Legal public holidays of 5 U.S.C. 6103(a), and the day on which offices close for one on a weekend: Friday for
 * Saturday (6103(b)), Monday for Sunday. https://www.ca6.uscourts.gov/federal-holidays, checked 2026-11-23.
 */
const onDay = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const;

/** `which`: the nth Monday (or other weekday) of the month; -1 is the last. */
const onWeekday = [
  { month: 1, weekday: 1, which: 3 },
  { month: 2, weekday: 1, which: 3 },
  { month: 5, weekday: 1, which: -1 },
  { month: 9, weekday: 1, which: 1 },
  { month: 10, weekday: 1, which: 2 },
  { month: 11, weekday: 4, which: 4 },
] as const;

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

const observed = (day: string): string => {
  const weekday = weekdayOf(day);
  if (weekday === 6) return daysAfter(day, -1);
  return weekday === 0 ? daysAfter(day, 1) : day;
};

const nthWeekday = (year: number, { month, weekday, which }: { month: number; weekday: number; which: number }) => {
  if (which < 0) {
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return daysAfter(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1));
};

const known = new Map<number, ReadonlySet<string>>();

const holidaysOf = (year: number): ReadonlySet<string> => {
  const found = known.get(year);
  if (found) return found;
  const days = new Set([
    ...onDay.map((day) => observed(`${year}-${day}`)),
    // January 1 of the next year may be observed on December 31.
    observed(`${year + 1}-01-01`),
    ...onWeekday.map((rule) => nthWeekday(year, rule)),
  ]);
  known.set(year, days);
  return days;
};

/** Whether federal offices are closed for a holiday on this day, YYYY-MM-DD. */
export const isFederalHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);
