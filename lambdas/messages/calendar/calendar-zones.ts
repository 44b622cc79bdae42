import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { TimeZone } from '@shared/messages/model/calendar';
import { windowsZones } from './windows-zones';

const isTimeZone = (name: string): boolean => TimeZone.safeParse(name).success;

/** Zone names in calendar programs, without the offset before them; those named after a city are found by it. */
const shownZones: Readonly<Record<string, string>> = {
  'international date line west': 'Etc/GMT+12',
  'coordinated universal': 'UTC',
  'aleutian islands': 'America/Adak',
  hawaii: 'Pacific/Honolulu',
  'hawaii-aleutian': 'Pacific/Honolulu',
  alaska: 'America/Anchorage',
  'baja california': 'America/Tijuana',
  arizona: 'America/Phoenix',
  saskatchewan: 'America/Regina',
  'indiana (east)': 'America/Indiana/Indianapolis',
  'atlantic (canada)': 'America/Halifax',
  'georgetown, la paz, manaus, san juan': 'America/La_Paz',
  brasilia: 'America/Sao_Paulo',
  salvador: 'America/Bahia',
  'cabo verde is.': 'Atlantic/Cape_Verde',
  'cape verde is.': 'Atlantic/Cape_Verde',
  'west central africa': 'Africa/Lagos',
  'harare, pretoria': 'Africa/Johannesburg',
  astana: 'Asia/Qyzylorda',
  'sri jayawardenepura': 'Asia/Colombo',
  'chennai, kolkata, mumbai, new delhi': 'Asia/Kolkata',
  kathmandu: 'Asia/Kathmandu',
  chamorro: 'Pacific/Guam',
  'marquesas islands': 'Pacific/Marquesas',
  'lord howe island': 'Australia/Lord_Howe',
  'norfolk island': 'Pacific/Norfolk',
  'port louis': 'Indian/Mauritius',
  "nuku'alofa": 'Pacific/Tongatapu',
  'solomon is., new caledonia': 'Pacific/Guadalcanal',
  'kiritimati island': 'Pacific/Kiritimati',
  hst: 'Pacific/Honolulu',
  akst: 'America/Anchorage',
  akdt: 'America/Anchorage',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  mdt: 'America/Denver',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  edt: 'America/New_York',
  z: 'UTC',
};

const shownName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\((?:utc|gmt)[^)]*\)\s*/, '')
    .replace(/\s*\((?:us|u\.s\.)[^)]*\)$/, '')
    .replace(/\s+(?:standard|daylight|summer)?\s*time(?= \(|$)/, '')
    .replace(/^coordinated universal time(?=[+-])/, 'utc')
    .trim();

const byShownName = new Map([
  ...Object.entries(windowsZones).map(([name, zone]) => [shownName(name), zone] as const),
  ...Object.entries(shownZones),
]);

const hourMs = 3_600_000;
const [winter, summer] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

/** Offset without daylight saving, in hours. */
const standardOffset = (zone: string): number =>
  Math.min(...[winter, summer].map((at) => wallTimeAt(at, zone) - at)) / hourMs;

const cityName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

let cities: Map<string, string> | undefined;
const zoneOfCity = (city: string): string | undefined => {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [cityName(zone.slice(zone.lastIndexOf('/') + 1)), zone]),
  );
  return cities.get(cityName(city));
};

/**
 * "(UTC+01:00) Amsterdam, Berlin, Bern, Rome": the first city whose zone has that offset, since cities share names. The
 * offset of a single one may be from before its law changed.
 */
const byCities = (name: string): string | null => {
  const [, sign, hours = 0, minutes = 0, places] =
    /^\((?:utc|gmt)(?:([+-])(\d{1,2}):?(\d{2}))?\)\s*(.+)$/i.exec(name) ?? [];
  if (places === undefined) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  const zones = places.split(/[,()]/).flatMap((place) => zoneOfCity(place) ?? []);
  return zones.find((zone) => standardOffset(zone) === offset) ?? (places.includes(',') ? null : (zones[0] ?? null));
};

const withoutPath = (name: string): string | null => {
  const parts = name.split('/').filter(Boolean);
  const from = parts.findIndex((_, index) => index > 0 && isTimeZone(parts.slice(index).join('/')));
  return from === -1 ? null : parts.slice(from).join('/');
};

const find = (name: string): string | null => {
  if (isTimeZone(name)) return name;
  return byShownName.get(shownName(name)) ?? withoutPath(name) ?? byCities(name);
};

const found = new Map<string, string | null>();
const maxFound = 1000;

/** Returns the IANA name of a zone, as named by any calendar program, or null. */
export const zoneNamed = (given: string): string | null => {
  const name = given.trim().replace(/^"|"$/g, '');
  const known = found.get(name);
  if (known !== undefined) return known;
  if (found.size >= maxFound) found.clear();
  const zone = find(name);
  found.set(name, zone);
  return zone;
};
