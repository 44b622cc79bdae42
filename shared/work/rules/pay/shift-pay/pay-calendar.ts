import { addDays, calendarDay, daysAhead, daysBetween } from '../../../../core/rules/calendar-days';
import { instantAt, wallClock, wallTimeAt } from '../../../../messages/rules/schedule-times';
import { type DayOfWeek, daysOfWeek } from '../../../model/shifts/shift-vocabulary';

/** Pay periods of a location. Times are HH:MM by its wall clock. */
export type PayCalendar = {
  zone: string;
  workdayStartsAt: string;
  workweek: { day: DayOfWeek; time: string };
  /** First day of any 14-day period, YYYY-MM-DD, from which others are counted. Defaults to an early Sunday. */
  periodStartsOn?: string;
};

export const defaultCalendar = (zone: string): PayCalendar => ({
  zone,
  workdayStartsAt: '00:00',
  workweek: { day: 'sun', time: '00:00' },
});

const someSunday = '2000-01-02';

/** Starts of workdays or periods in milliseconds, ascending; each one ends where the next starts. */
export type Boundaries = readonly number[];

const localDay = (ms: number, zone: string): string => calendarDay(wallTimeAt(ms, zone));

type Stretch = { anchor: string; days: number; time: string };

/**
 * Boundaries from before `from` to after `to`. They follow calendar days, so one with a clock change is an hour longer or
 * shorter; a start in the repeated hour is the first.
 */
const boundaries = (from: number, to: number, zone: string, { anchor, days, time }: Stretch): Boundaries => {
  const first = addDays(localDay(from, zone), -1);
  const since = daysBetween(anchor, first);
  const starts: number[] = [];
  for (const day of daysAhead(addDays(anchor, Math.floor(since / days) * days), days)) {
    if ((starts.at(-1) ?? from) > to) break;
    starts.push(instantAt(wallClock(day, time), zone));
  }
  return starts;
};

export const workdays = (from: number, to: number, { zone, workdayStartsAt }: PayCalendar): Boundaries =>
  boundaries(from, to, zone, { anchor: someSunday, days: 1, time: workdayStartsAt });

/** Workweeks, or 14-day periods instead. */
export const periods = (from: number, to: number, calendar: PayCalendar, days: 7 | 14): Boundaries => {
  const { zone, workweek, periodStartsOn } = calendar;
  const ofWeek = addDays(someSunday, daysOfWeek.indexOf(workweek.day));
  const anchor = days === 14 && periodStartsOn ? periodStartsOn : ofWeek;
  return boundaries(from, to, zone, { anchor, days, time: workweek.time });
};

/** Index of the period that includes an instant. */
export const stretchAt = (starts: Boundaries, ms: number): number => starts.findLastIndex((start) => start <= ms);
