import { dateTimeFormat } from '@shared/text/intl-formats';
import { locale } from '@/lib/i18n/language';
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

const weekFormat = dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const weekdayFormat = dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

/** "Nov 16 – 22, 2026" for a Monday. */
export const formatWeek = (monday: string): string => {
  const sunday = new Date(at(monday).getTime() + 6 * 86_400_000);
  return weekFormat.formatRange(at(monday), sunday);
};

export const weekdayOf = (day: string): string => weekdayFormat.format(at(day));
