import type { StateCode } from '../../../people/model/profile-vocabulary';
import { fold } from '../../../text/folded-words';
import { withPlainMarks } from '../../../text/plain-marks';
import type { City } from './cities';

export type Point = Pick<City, 'lat' | 'lon'>;

/** A ZIP Code, or a town in a state. */
export type Wanted = { zip: string } | { city: string; state: StateCode };

/** Approximate coordinates; null for an unknown place. */
export type Geo = { find(wanted: Wanted): Point | null };

/** Sorted lines of "78701 30.27 -97.74", or of "austin TX 30.31 -97.75" for towns. */
export type GazetteerTable = { rows: string };

/** Normalized name: "saint paul" for "St. Paul". */
export const comparedName = (text: string): string =>
  fold(withPlainMarks(text))
    .replaceAll(/[.']/g, '')
    .replaceAll(/[\s,-]+/g, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(/^ft /, 'fort ');

export const townKey = (city: string, state: string): string => `${comparedName(city)} ${state}`;

/** Searches the sorted rows directly: building a map would take longer than all searches of most requests. */
const pointIn = (rows: string, key: string): Point | null => {
  const wanted = `${key} `;
  let [from, to] = [0, rows.length];
  while (from < to) {
    const start = rows.lastIndexOf('\n', ((from + to) >> 1) - 1) + 1;
    const end = (rows.indexOf('\n', start) + 1 || rows.length + 1) - 1;
    const row = rows.slice(start, end);
    if (row.startsWith(wanted)) {
      const [lat, lon] = row.slice(wanted.length).split(' ').map(Number);
      return { lat: lat!, lon: lon! };
    }
    if (row < wanted) from = end + 1;
    else to = start;
  }
  return null;
};

export const createGazetteer = (zips: GazetteerTable, towns: GazetteerTable): Geo => ({
  find: (wanted) =>
    'zip' in wanted ? pointIn(zips.rows, wanted.zip) : pointIn(towns.rows, townKey(wanted.city, wanted.state)),
});

let loaded: Geo | undefined;
let loading: Promise<void> | undefined;

/** Loads it once per process: it is large, so only comparisons of places wait for it. */
export const loadGazetteer = (): Promise<void> =>
  (loading ??= Promise.all([
    import('../../../data/gazetteer/zips.json'),
    import('../../../data/gazetteer/places.json'),
  ]).then(([zips, towns]) => {
    loaded = createGazetteer(zips.default, towns.default);
  }));

export const gazetteer: Geo = {
  find: (wanted) => {
    if (!loaded) throw new Error('Load the gazetteer first.');
    return loaded.find(wanted);
  },
};
