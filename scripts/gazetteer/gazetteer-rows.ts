import type { Point } from '@shared/core/rules/places/gazetteer';
import { townKey } from '@shared/core/rules/places/gazetteer';
import { milesBetween } from '@shared/core/rules/places/distance';
import { stateCodes } from '@shared/people/model/profile-vocabulary';

/** Texts of the files that `npm run gazetteer` reads. */
export type Sources = {
  /** GeoNames, postal codes: columns by https://download.geonames.org/export/zip/readme.txt */
  postal: readonly string[];
  /** GeoNames, towns: columns by https://download.geonames.org/export/dump/readme.txt */
  towns: string;
  /** Census Bureau, ZIP Code areas: columns named in its first line, with tabs until 2024, then with pipes. */
  areas: string;
};

/** `isEstimated`: estimated from neighboring ZIP Codes. */
type Zip = { zip: string; town: string; state: string; point: Point; isEstimated: boolean };

const territories = new Set(['PR', 'GU', 'MP', 'VI', 'AS']);
const known = new Set<string>(stateCodes);

/** Maximum distance of a town's ZIP Codes. Otherwise some of Alaska's would be hundreds of miles off. */
const farthestMiles = 50;

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');

const coordinate = (text: string | undefined, most: number): number => {
  const degrees = Number(text);
  if (!text || !(Math.abs(degrees) <= most)) throw new Error(`Not a coordinate: ${text}`);
  return degrees;
};
const pointOf = (lat: string | undefined, lon: string | undefined): Point => ({
  lat: coordinate(lat, 90),
  lon: coordinate(lon, 180),
});

const stateOf = (country: string, division: string): string => (territories.has(country) ? country : division);

const readZips = (text: string): Zip[] =>
  linesOf(text).map((line) => {
    const [country = '', zip = '', town = '', , division = '', , , , , lat, lon, accuracy] = line.split('\t');
    if (!/^\d{5}$/.test(zip)) throw new Error(`Not a line of GeoNames' postal codes: ${line}`);
    return { zip, town, state: stateOf(country, division), point: pointOf(lat, lon), isEstimated: accuracy === '1' };
  });

/** Towns by key; of towns with the same name in a state, the largest. */
const readTowns = (text: string): Map<string, Point> => {
  const largest = new Map<string, { people: number; point: Point }>();
  for (const line of linesOf(text)) {
    const [, name = '', , , lat, lon, , , country = '', , division = '', , , , people] = line.split('\t');
    const state = stateOf(country, division);
    if ((country !== 'US' && !territories.has(country)) || !known.has(state)) continue;
    const key = townKey(name, state);
    const before = largest.get(key);
    if (!before || before.people < Number(people))
      largest.set(key, { people: Number(people), point: pointOf(lat, lon) });
  }
  return new Map([...largest].map(([key, { point }]) => [key, point]));
};

const readAreas = (text: string): Map<string, Point> => {
  const [header = '', ...lines] = linesOf(text);
  const separator = header.includes('|') ? '|' : '\t';
  const names = header.split(separator).map((name) => name.trim());
  const [id, lat, lon] = ['GEOID', 'INTPTLAT', 'INTPTLONG'].map((name) => names.indexOf(name));
  if (id === -1 || lat === -1 || lon === -1) throw new Error('This is no file of ZIP Code areas.');
  return new Map(
    lines
      .map((line) => line.split(separator).map((value) => value.trim()))
      .map((columns) => [columns[id!]!, pointOf(columns[lat!], columns[lon!])]),
  );
};

const middle = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
const middleOf = (zips: readonly Zip[]): Point => ({
  lat: middle(zips.map(({ point }) => point.lat)),
  lon: middle(zips.map(({ point }) => point.lon)),
});

const rowsOf = (points: ReadonlyMap<string, Point>): string =>
  [...points]
    .map(([key, { lat, lon }]) => `${key} ${lat.toFixed(2)} ${lon.toFixed(2)}`)
    .sort()
    .join('\n');

/** GeoNames' points, except estimates for which the Census Bureau has an area center. */
export const gazetteerRows = (sources: Sources): { zips: string; places: string } => {
  const areas = readAreas(sources.areas);
  const zips = sources.postal
    .flatMap(readZips)
    .filter(({ state }) => known.has(state))
    .map((it) => (it.isEstimated ? { ...it, point: areas.get(it.zip) ?? it.point } : it));
  const towns = readTowns(sources.towns);
  for (const [key, inTown] of Map.groupBy(zips, ({ town, state }) => townKey(town, state)))
    if (!towns.has(key)) towns.set(key, middleOf(inTown));
  const points = zips.map(({ zip, town, state, point }): [string, Point] => {
    const inTown = towns.get(townKey(town, state))!;
    return [zip, milesBetween(point, inTown) > farthestMiles ? inTown : point];
  });
  return { zips: rowsOf(new Map(points)), places: rowsOf(towns) };
};
