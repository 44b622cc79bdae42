import { TimeZone } from '@shared/model/calendar';

const isTimeZone = (name: string): boolean => TimeZone.safeParse(name).success;

/** Names of Windows for their zones, by CLDR's windowsZones.xml. */
const windowsZones: Readonly<Record<string, string>> = {
  dateline: 'Etc/GMT+12',
  aleutian: 'America/Adak',
  hawaiian: 'Pacific/Honolulu',
  alaskan: 'America/Anchorage',
  pacific: 'America/Los_Angeles',
  'pacific (mexico)': 'America/Tijuana',
  'us mountain': 'America/Phoenix',
  mountain: 'America/Denver',
  'mountain (mexico)': 'America/Mazatlan',
  central: 'America/Chicago',
  'central (mexico)': 'America/Mexico_City',
  'central america': 'America/Guatemala',
  'canada central': 'America/Regina',
  eastern: 'America/New_York',
  'eastern (mexico)': 'America/Cancun',
  'us eastern': 'America/Indiana/Indianapolis',
  'sa pacific': 'America/Bogota',
  cuba: 'America/Havana',
  haiti: 'America/Port-au-Prince',
  atlantic: 'America/Halifax',
  'sa western': 'America/La_Paz',
  venezuela: 'America/Caracas',
  newfoundland: 'America/St_Johns',
  'e. south america': 'America/Sao_Paulo',
  'sa eastern': 'America/Cayenne',
  argentina: 'America/Buenos_Aires',
  greenwich: 'Atlantic/Reykjavik',
  gmt: 'Europe/London',
  'w. europe': 'Europe/Berlin',
  'central europe': 'Europe/Budapest',
  'central european': 'Europe/Warsaw',
  romance: 'Europe/Paris',
  'w. central africa': 'Africa/Lagos',
  'e. europe': 'Europe/Chisinau',
  gtb: 'Europe/Bucharest',
  fle: 'Europe/Kiev',
  egypt: 'Africa/Cairo',
  'south africa': 'Africa/Johannesburg',
  israel: 'Asia/Jerusalem',
  turkey: 'Europe/Istanbul',
  russian: 'Europe/Moscow',
  arab: 'Asia/Riyadh',
  'e. africa': 'Africa/Nairobi',
  arabian: 'Asia/Dubai',
  iran: 'Asia/Tehran',
  pakistan: 'Asia/Karachi',
  india: 'Asia/Calcutta',
  nepal: 'Asia/Katmandu',
  'se asia': 'Asia/Bangkok',
  china: 'Asia/Shanghai',
  singapore: 'Asia/Singapore',
  taipei: 'Asia/Taipei',
  tokyo: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  'w. australia': 'Australia/Perth',
  'aus eastern': 'Australia/Sydney',
  'e. australia': 'Australia/Brisbane',
  'west pacific': 'Pacific/Port_Moresby',
  'new zealand': 'Pacific/Auckland',
  samoa: 'Pacific/Apia',
};

/** As calendar programs show zones, without the offset before. */
const shownZones: Readonly<Record<string, string>> = {
  ...windowsZones,
  hawaii: 'Pacific/Honolulu',
  'hawaii-aleutian': 'Pacific/Honolulu',
  alaska: 'America/Anchorage',
  arizona: 'America/Phoenix',
  'indiana (east)': 'America/Indiana/Indianapolis',
  chamorro: 'Pacific/Guam',
  'guam, port moresby': 'Pacific/Port_Moresby',
  'atlantic time (canada)': 'America/Halifax',
  hst: 'Pacific/Honolulu',
  akst: 'America/Anchorage',
  akdt: 'America/Anchorage',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  mdt: 'America/Denver',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  edt: 'America/New_York',
  'coordinated universal': 'UTC',
  'coordinated universal time': 'UTC',
  z: 'UTC',
};

const shownName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\((?:utc|gmt)[^)]*\)\s*/, '')
    .replace(/\s*\((?:us|u\.s\.)[^)]*\)$/, '')
    .replace(/\s+(?:standard|daylight|summer)?\s*time(?= \(|$)/, '')
    .trim();

const withoutPath = (name: string): string | null => {
  const parts = name.split('/').filter(Boolean);
  const from = parts.findIndex((_, index) => index > 0 && isTimeZone(parts.slice(index).join('/')));
  return from === -1 ? null : parts.slice(from).join('/');
};

const find = (name: string): string | null => {
  if (isTimeZone(name)) return name;
  return shownZones[shownName(name)] ?? withoutPath(name);
};

const found = new Map<string, string | null>();
const maxFound = 1000;

/** The IANA name of a zone, as any calendar program names it; null if it has none. */
export const zoneNamed = (given: string): string | null => {
  const name = given.trim().replace(/^"|"$/g, '');
  const known = found.get(name);
  if (known !== undefined) return known;
  if (found.size >= maxFound) found.clear();
  const zone = find(name);
  found.set(name, zone);
  return zone;
};
