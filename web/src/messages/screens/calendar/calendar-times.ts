import { calendarDay } from '@shared/core/rules/calendar-days';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';

/** The calendar stores wall-clock times as if in UTC. */
type Shown = { marker: Date };
type Range = { start: Shown; end?: Shown | null };

const clock = () => dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

const isSameDay = (one: Date, other: Date): boolean => calendarDay(one.getTime()) === calendarDay(other.getTime());

/** "6:00 PM" or "6:00 – 7:30 PM". The calendar's own formats omit the space. */
export const timesOf = ({ start, end }: Range): string => {
  if (!end) return clock().format(start.marker);
  // A range over midnight would include its dates.
  if (isSameDay(start.marker, end.marker)) return clock().formatRange(start.marker, end.marker);
  return [start, end].map(({ marker }) => clock().format(marker)).join(' – ');
};

/** "6 PM" beside the hour lines of a day. */
export const hourOf = ({ start }: Range): string =>
  dateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(start.marker);
