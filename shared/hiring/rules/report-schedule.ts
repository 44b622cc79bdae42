import type { ReportFrequency } from '../model/analytics-vocabulary';
import { addDays, addMonths, calendarDay, mondayOfDay, monthOf } from '../../core/rules/calendar-days';
import { instantAt, wallClock, wallTimeAt } from '../../messages/rules/schedule-times';

export type SentFrequency = Exclude<ReportFrequency, 'never'>;

const sentAt = '08:00';

/** Calendar day of an instant in the reader's zone. */
export const dayIn = (at: Date, timeZone: string): string => calendarDay(wallTimeAt(at.getTime(), timeZone));

/** Mondays or first days of a month, at 8:00 AM in the reader's zone; always after `now`. */
export const nextReport = (frequency: SentFrequency, now: Date, timeZone: string): Date => {
  const today = dayIn(now, timeZone);
  const day = frequency === 'weekly' ? addDays(mondayOfDay(today), 7) : addMonths(`${monthOf(today)}-01`, 1);
  return new Date(instantAt(wallClock(day, sentAt), timeZone));
};

/** The full week or month before the day on which the report is due. */
export const reportedPeriod = (frequency: SentFrequency, due: Date, timeZone: string): { from: string; to: string } => {
  const day = dayIn(due, timeZone);
  if (frequency === 'weekly') {
    const monday = mondayOfDay(day);
    return { from: addDays(monday, -7), to: addDays(monday, -1) };
  }
  const first = `${monthOf(day)}-01`;
  return { from: addMonths(first, -1), to: addDays(first, -1) };
};
