import { locale } from '@/lib/i18n/language';
import { ownZone } from '@/lib/time/own-zone';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { dateTimeFormat } from '@shared/text/intl-formats';

/** "Nov 20, 2:00 PM"; with the zone's name if a zone is given. */
export const formatMoment = (at: string, zone?: string): string => {
  const moment = dateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone ?? ownZone(),
  }).format(new Date(at));
  return zone === undefined ? moment : `${moment} ${zoneAbbreviation(zone, at)}`;
};
