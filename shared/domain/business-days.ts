import { calendarDay } from './calendar-days';
import { isFederalHoliday, weekdayOf } from './federal-holidays';
import { daysAfter, instantAt, wallTimeAt } from './schedule-times';

/** Whose days count where neither a location nor a reader has a say: our staff's, and those of places without a zone. */
export const officeZone = 'America/New_York';

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

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * So many business days later, at the same time of the zone's clock. What comes while offices are closed has until the end
 * of the last day, or it would have less than full days.
 */
export const businessDaysLater = (at: Date, days: number, zone: string): Date => {
  const wallMs = wallTimeAt(at.getTime(), zone);
  const day = calendarDay(wallMs);
  const ofDayMs = isBusinessDay(day) ? wallMs - Date.parse(day) : dayMs - minuteMs;
  return new Date(instantAt(Date.parse(businessDayFrom(day, days)) + ofDayMs, zone));
};
