import { calendarDay } from './calendar-days';
import { federalHolidays, type Holiday } from '../../data/holidays';
import { daysAfter } from '../../messages/rules/schedule-times';

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Offices close on Friday for a Saturday holiday (5 U.S.C. 6103(b)), on Monday for a Sunday one. */
const observed = (day: string): string => {
  const weekday = weekdayOf(day);
  if (weekday === 6) return daysAfter(day, -1);
  return weekday === 0 ? daysAfter(day, 1) : day;
};

type Weekday = { month: number; weekday: number; which: number };

const nthWeekday = (year: number, { month, weekday, which }: Weekday): string => {
  if (which < 0) {
    const last = calendarDay(Date.UTC(year, month, 0));
    return daysAfter(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = calendarDay(Date.UTC(year, month - 1, 1));
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1));
};

const dayOf = (year: number, { rule }: (typeof federalHolidays)[number]): string =>
  'date' in rule ? calendarDay(Date.UTC(year, rule.month - 1, rule.date)) : nthWeekday(year, rule);

/** The actual dates, not the observed ones. Shifts on them count as holiday shifts. */
export const holidayDays = (codes: readonly Holiday[], year: number): string[] =>
  federalHolidays.filter(({ code }) => codes.includes(code)).map((row) => dayOf(year, row));

const known = new Map<number, ReadonlySet<string>>();

const holidaysOf = (year: number): ReadonlySet<string> => {
  const found = known.get(year);
  if (found) return found;
  const days = new Set([
    ...federalHolidays.map((row) => observed(dayOf(year, row))),
    // January 1 of the next year may be observed on December 31.
    observed(`${year + 1}-01-01`),
  ]);
  known.set(year, days);
  return days;
};

/** Whether federal offices are closed for a holiday on this day. */
export const isFederalHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);
