import { endDayOf } from '@shared/domain/schedule-times';
import type { ScheduleItem } from '@shared/model/calendar';
import type { TFunction } from '@/lib/i18n';

const locale = 'en-US';

/** "12 h", "45 min", "7 h 30 min". */
export const durationWords = (minutes: number, t: TFunction): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && t('hours', { hours }), (rest > 0 || hours === 0) && t('minutes', { minutes: rest })]
    .filter(Boolean)
    .join(' ');
};

const clock = (time: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}:00Z`));
const weekday = (day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** "Fri, Nov 20, 7:00 PM to Sat, Nov 21, 7:00 AM", by the clock where it takes place. */
export const whenWords = (item: Pick<ScheduleItem, 'date' | 'startTime' | 'endTime'>, t: TFunction): string => {
  const last = endDayOf(item);
  const start = `${weekday(item.date)}, ${clock(item.startTime)}`;
  return t('fromTo', {
    start,
    end: last === item.date ? clock(item.endTime) : `${weekday(last)}, ${clock(item.endTime)}`,
  });
};

/** "Nov 21" */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** "November 2026" */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
