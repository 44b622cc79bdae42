import { settingsTimeZones } from '@shared/core/model/time-zones';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { browserZone, ownZone } from './own-zone';

/** "New York" for "America/New_York". */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const nameIn = (zone: string, timeZoneName: 'longGeneric' | 'short', at?: Date): string =>
  dateTimeFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

export const zoneName = (zone: string): string => `${nameIn(zone, 'longGeneric')} (${placeOfZone(zone)})`;

/** "Central Time" for "America/Chicago". */
export const zoneWords = (zone: string): string => nameIn(zone, 'longGeneric');

/** "2:31 PM" in the zone. */
export const timeIn = (zone: string, at: Date | number): string =>
  dateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(at);

const weekdayIn = (zone: string, at: Date | number): string =>
  dateTimeFormat(locale, { weekday: 'short', timeZone: zone }).format(at);

/** ", Sat" for a night that ends on another day in the zone; otherwise empty. */
export const endDayIn = (zone: string, startsAt: number, endsAt: number): string => {
  const day = weekdayIn(zone, endsAt);
  return weekdayIn(zone, startsAt) === day ? '' : `, ${day}`;
};

/** "7:00 AM-7:00 PM" in the zone, "7:00 PM-7:00 AM, Sat" for a night. */
export const spanIn = (zone: string, startsAt: string, endsAt: string): string => {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return `${timeIn(zone, start)}-${timeIn(zone, end)}${endDayIn(zone, start, end)}`;
};

/** "EST" at that instant. */
export const zoneAbbreviation = (zone: string, at: string): string => nameIn(zone, 'short', new Date(at));

const optionOf = (zone: string) => ({ value: zone, label: zoneName(zone) });

/** The zones most people need: their own, the chosen one, and a few others. */
export const commonZones = (chosen: string | undefined): { value: string; label: string }[] =>
  [...new Set([browserZone(), ownZone(), ...(chosen === undefined ? [] : [chosen]), ...settingsTimeZones])].map(
    optionOf,
  );

export const allZones = (): { value: string; label: string }[] => Intl.supportedValuesOf('timeZone').map(optionOf);
