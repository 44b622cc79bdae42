import { stateCodes, states, type StateCode } from '../../model/profile-vocabulary';
import { fold } from '../../text/folded-words';
import { cities, cityName, type City } from './cities';

export type Point = Pick<City, 'lat' | 'lon'>;
/** Without a point where the town isn't known. */
export type Place = { city: string | null; state: StateCode; point: Point | null };

const named = (text: string): string =>
  fold(text)
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[\s,-]+/g, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(/^ft /, 'fort ');

const stateByName = new Map<string, StateCode>(
  stateCodes.flatMap((code): [string, StateCode][] => [
    [code.toLowerCase(), code],
    [named(states[code]), code],
  ]),
);
const cityByName = new Map(cities.map((city) => [named(cityName(city)), city]));

/** The first of that name: larger cities come first. Washington alone is the state. */
const cityAlone = new Map(
  cities.toReversed().flatMap((city) => [city.city, ...city.alt].map((name): [string, City] => [named(name), city])),
);
cityAlone.delete('washington');

const townIn = (town: string, state: StateCode): Place => {
  const known = cityByName.get(named(`${town} ${state}`));
  return { city: known?.city ?? town, state, point: known ? { lat: known.lat, lon: known.lon } : null };
};

/** A place with the state in its last one to three words: "Austin, TX", "austin texas", "Fargo North Dakota". */
const placeWithState = (text: string): Place | null => {
  const words = text.split(/[\s,]+/).filter(Boolean);
  for (const count of [3, 2, 1]) {
    if (count >= words.length) continue;
    const state = stateByName.get(named(words.slice(-count).join(' ')));
    if (state) return townIn(words.slice(0, -count).join(' '), state);
  }
  return null;
};

/** The town or state that a text names; null if it names none. */
export const placeOf = (text: string): Place | null => {
  const place = text.replace(/\s+\d{5}(?:-\d{4})?$/, '').trim();
  const state = stateByName.get(named(place));
  const alone = cityAlone.get(named(place));
  if (alone && !place.includes(','))
    return { city: alone.city, state: alone.state, point: { lat: alone.lat, lon: alone.lon } };
  if (state) return { city: null, state, point: null };
  return placeWithState(place);
};

/** One name per town: "Austin, TX" for "austin texas". The text itself where it names no town. */
export const placeName = (text: string): string => {
  const place = placeOf(text);
  return place?.city ? `${place.city}, ${place.state}` : text.trim();
};
