import { locale } from '@/lib/i18n/language';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { dateTimeFormat } from '@/lib/time/date-time-format';

/** "Nov 20, 2:00 PM"; with the zone's name where it is given. */
export const formatMoment = (at: string, zone?: string): string => {
  const moment = dateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(zone !== undefined && { timeZone: zone }),
  }).format(new Date(at));
  return zone === undefined ? moment : `${moment} ${zoneAbbreviation(zone, at)}`;
};
