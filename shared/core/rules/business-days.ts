import { calendarDay } from './calendar-days';
import { isFederalHoliday, weekdayOf } from './federal-holidays';
import { daysAfter, instantAt, wallTimeAt } from '../../messages/rules/schedule-times';

/** Zone of Wardline's staff, and of places with an unknown zone. */
export const officeZone = 'America/New_York';

/** A calendar day on which offices are open: no weekend, no federal holiday. */
export const isBusinessDay = (day: string): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isFederalHoliday(day);

/** The business day `days` after a calendar day, or before it if negative. */
export const businessDayFrom = (day: string, days: number): string => {
  let [next, left] = [day, Math.abs(days)];
  while (left > 0) {
    next = daysAfter(next, Math.sign(days));
    if (isBusinessDay(next)) left -= 1;
  }
  return next;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Adds business days and keeps the local time. What arrives on a day off is due at the end of the last business day, so
 * no promise is shorter than its full days.
 */
export const businessDaysLater = (at: Date, days: number, zone: string): Date => {
  const wallMs = wallTimeAt(at.getTime(), zone);
  const day = calendarDay(wallMs);
  const ofDayMs = isBusinessDay(day) ? wallMs - Date.parse(day) : dayMs - minuteMs;
  return new Date(instantAt(Date.parse(businessDayFrom(day, days)) + ofDayMs, zone));
};
