import type { PatternRule } from '../../model/shifts/shift-plan';
import { daysOfWeek, type DayOfWeek } from '../../model/shifts/shift-vocabulary';
import { daysBetween, daysFrom, mondayOfDay } from '../../../core/rules/calendar-days';

const weekdayOf = (day: string): DayOfWeek => daysOfWeek[new Date(day).getUTCDay()]!;

/** Number of weeks between two days; weeks begin on Monday. */
const weeksBetween = (from: string, day: string): number => daysBetween(mondayOfDay(from), mondayOfDay(day)) / 7;

export type PatternDay = { day: string; headcount: number };

/** Days of the pattern from `from` through `until`, earliest first. */
export const patternDays = (rule: PatternRule, { from, until }: { from: string; until: string }): PatternDay[] => {
  const first = from > rule.from ? from : rule.from;
  const last = until < rule.until ? until : rule.until;
  const headcounts = new Map(rule.weekdays.map(({ weekday, headcount }) => [weekday, headcount]));
  return daysFrom(first, last).flatMap((day) => {
    const headcount = headcounts.get(weekdayOf(day));
    const isDue = weeksBetween(rule.from, day) % rule.everyWeeks === 0;
    return headcount === undefined || !isDue || rule.skipped.includes(day) ? [] : [{ day, headcount }];
  });
};
