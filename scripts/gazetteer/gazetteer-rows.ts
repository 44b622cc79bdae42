import { stateCodes } from '@shared/model/profile-vocabulary';
import { townKey } from '@shared/domain/places/gazetteer';

/**
 * The Census Bureau's files of ZIP Code areas and of places: lines of columns between pipes, named in the first line.
 * Layout: census.gov/programs-surveys/geography/technical-documentation/records-layout/gaz-record-layouts.html (2025),
 * checked on 2026-11-23. Files until 2024 have tabs instead.
 */
type Row = Record<string, string>;

const readRows = (text: string): Row[] => {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = header.includes('|') ? '|' : '\t';
  const names = header.split(separator).map((name) => name.trim());
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => Object.fromEntries(line.split(separator).map((value, at) => [names[at] ?? '', value.trim()])));
};

const coordinate = (text: string | undefined, most: number): string => {
  const degrees = Number(text);
  if (!text || !(Math.abs(degrees) <= most)) throw new Error(`Not a coordinate: ${text}`);
  return degrees.toFixed(2);
};

const pointOf = ({ INTPTLAT, INTPTLONG }: Row): string => `${coordinate(INTPTLAT, 90)} ${coordinate(INTPTLONG, 180)}`;

/** What the Census Bureau adds to a name: "Austin city", "Nashville-Davidson metropolitan government (balance)". */
const townName = (name: string): string =>
  name
    .replace(/ \((?:balance|historical)\)$/, '')
    .replace(
      / (?:city|town|village|borough|CDP|municipality|comunidad|zona urbana|(?:unified|consolidated|metropolitan|metro|urban county) (?:township|government)|corporation|city and borough)$/,
      '',
    );

const known = new Set<string>(stateCodes);

export type GazetteerRows = { kind: 'zips' | 'places'; rows: string };

/** Sorted, without repeated names: the first of a state is kept. */
const table = (rows: readonly (readonly [key: string, point: string])[]): string => {
  const byKey = new Map<string, string>();
  for (const [key, point] of rows) if (!byKey.has(key)) byKey.set(key, point);
  return [...byKey]
    .map(([key, point]) => `${key} ${point}`)
    .sort()
    .join('\n');
};

export const gazetteerRows = (text: string): GazetteerRows => {
  const rows = readRows(text);
  const [first] = rows;
  if (!first || !('GEOID' in first) || !('INTPTLAT' in first) || !('INTPTLONG' in first))
    throw new Error('This is no Gazetteer file: GEOID, INTPTLAT, or INTPTLONG is missing.');
  if (!('NAME' in first)) {
    if (!/^\d{5}$/.test(first['GEOID'] ?? '')) throw new Error('Only files of ZIP Code areas have no names.');
    return { kind: 'zips', rows: table(rows.map((row) => [row['GEOID']!, pointOf(row)])) };
  }
  if (!('USPS' in first)) throw new Error('A file of places has states.');
  return {
    kind: 'places',
    rows: table(
      rows
        .filter(({ USPS = '' }) => known.has(USPS))
        .map((row) => [townKey(townName(row['NAME']!), row['USPS']!), pointOf(row)]),
    ),
  };
};
