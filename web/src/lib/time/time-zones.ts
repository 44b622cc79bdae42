/** "New York" for "America/New_York". */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const nameIn = (zone: string, timeZoneName: 'longGeneric' | 'short', at?: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

export const zoneName = (zone: string): string => `${nameIn(zone, 'longGeneric')} (${placeOfZone(zone)})`;

/** "EST" at that instant. */
export const zoneAbbreviation = (zone: string, at: string): string => nameIn(zone, 'short', new Date(at));

const nearby = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];

/** Selectable zones: the viewer's, the entry's and US zones first. */
export const zoneOptions = (chosen: string): { value: string; label: string }[] => {
  const first = [...new Set([ownZone(), chosen, ...nearby])];
  const rest = Intl.supportedValuesOf('timeZone').filter((zone) => !first.includes(zone));
  return [...first, ...rest].map((zone) => ({
    value: zone,
    label: zone.includes('/') ? `${placeOfZone(zone)} (${zone.slice(0, zone.lastIndexOf('/'))})` : zone,
  }));
};
