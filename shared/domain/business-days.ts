import { limits } from '../limits';
import { isFederalHoliday, weekdayOf } from './federal-holidays';
import { daysAfter } from './schedule-times';

const dayMs = 24 * 3600 * 1000;
const isWeekend = (at: Date): boolean => at.getUTCDay() === 0 || at.getUTCDay() === 6;

/** Skips Saturdays and Sundays (UTC). */
export const addBusinessDays = (at: Date, days: number): Date => {
  let [next, left] = [at, days];
  while (left > 0) {
    next = new Date(next.getTime() + dayMs);
    if (!isWeekend(next)) left -= 1;
  }
  return next;
};

export const respondBy = (appliedAt: Date): Date => addBusinessDays(appliedAt, limits.reviewBusinessDays.max);

/** A calendar day on which offices are open: no weekend, no federal holiday. */
export const isBusinessDay = (day: string): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isFederalHoliday(day);

/** The business day so many after a calendar day, or before it if negative. */
export const businessDayFrom = (day: string, days: number): string => {
  let [next, left] = [day, Math.abs(days)];
  while (left > 0) {
    next = daysAfter(next, Math.sign(days));
    if (isBusinessDay(next)) left -= 1;
  }
  return next;
};
