import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';

/** "Wed, Dec 2, 7:00 PM" on the clock of the zone. */
export const zonedMoment = (instant: string, timeZone: string): string =>
  dateTimeFormat(locale, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  }).format(new Date(instant));
