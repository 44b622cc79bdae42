import type { StateCode } from '../../model/profile-vocabulary';
import { fold } from '../../text/folded-words';
import type { City } from './cities';

export type Point = Pick<City, 'lat' | 'lon'>;

/** A ZIP Code, or a town of a state. */
export type Wanted = { zip: string } | { city: string; state: StateCode };

/** Approximate coordinates; null for what isn't in the table. */
export type Geo = { find(wanted: Wanted): Point | null };

/** Lines of "78701 30.27 -97.74", or of "austin TX 30.31 -97.75" for towns. */
export type GazetteerTable = { rows: string };

/** For comparison: "saint paul" for "St. Paul". */
export const comparedName = (text: string): string =>
  fold(text)
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[\s,-]+/g, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(/^ft /, 'fort ');

export const townKey = (city: string, state: string): string => `${comparedName(city)} ${state}`;

const rowsOf = ({ rows }: GazetteerTable): Map<string, Point> =>
  new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const parts = row.split(' ');
        const [lat, lon] = parts.slice(-2).map(Number);
        return [parts.slice(0, -2).join(' '), { lat: lat!, lon: lon! }];
      }),
  );

const middleOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lon: points.reduce((sum, { lon }) => sum + lon, 0) / points.length,
});

const areaDigits = 3;

/** Post office boxes have ZIP Codes without an area: they are in the middle of their neighbors. */
const areasOf = (zips: ReadonlyMap<string, Point>): Map<string, Point> => {
  const neighbors = Map.groupBy(zips, ([zip]) => zip.slice(0, areaDigits));
  return new Map([...neighbors].map(([area, rows]) => [area, middleOf(rows.map(([, point]) => point))]));
};

export const createGazetteer = (zipTable: GazetteerTable, townTable: GazetteerTable): Geo => {
  const [zips, towns] = [rowsOf(zipTable), rowsOf(townTable)];
  const areas = areasOf(zips);
  return {
    find(wanted) {
      if ('city' in wanted) return towns.get(townKey(wanted.city, wanted.state)) ?? null;
      return zips.get(wanted.zip) ?? areas.get(wanted.zip.slice(0, areaDigits)) ?? null;
    },
  };
};

const nothing: Geo = { find: () => null };
let loaded = nothing;
let loading: Promise<void> | undefined;

/** Of this process: large, so only what compares places waits for it, once. */
export const loadGazetteer = (): Promise<void> =>
  (loading ??= Promise.all([import('../../data/gazetteer/zips.json'), import('../../data/gazetteer/places.json')]).then(
    ([zips, towns]) => {
      loaded = createGazetteer(zips.default, towns.default);
    },
  ));

/** Knows nothing until it is loaded. */
export const gazetteer: Geo = { find: (wanted) => loaded.find(wanted) };
