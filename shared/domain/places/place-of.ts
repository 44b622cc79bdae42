import { stateCodes, states, type StateCode } from '../../model/profile-vocabulary';
import { cities, cityName, type City } from './cities';
import { comparedName, gazetteer, type Point } from './gazetteer';

/** Without a point where the town isn't known. */
export type Place = { city: string | null; state: StateCode; point: Point | null };

const stateByName = new Map<string, StateCode>(
  stateCodes.flatMap((code): [string, StateCode][] => [
    [code.toLowerCase(), code],
    [comparedName(states[code]), code],
  ]),
);
const cityByName = new Map(cities.map((city) => [comparedName(cityName(city)), city]));

/** The first of that name: larger cities come first. Washington alone is the state. */
const cityAlone = new Map(
  cities
    .toReversed()
    .flatMap((city) => [city.city, ...city.alt].map((name): [string, City] => [comparedName(name), city])),
);
cityAlone.delete('washington');

const townIn = (town: string, state: StateCode): Place => {
  const known = cityByName.get(comparedName(`${town} ${state}`));
  const city = known?.city ?? town;
  return { city, state, point: known ? { lat: known.lat, lon: known.lon } : gazetteer.find({ city, state }) };
};

/** A place with the state in its last one to three words: "Austin, TX", "austin texas", "Fargo North Dakota". */
const placeWithState = (text: string): Place | null => {
  const words = text.split(/[\s,]+/).filter(Boolean);
  for (const count of [3, 2, 1]) {
    if (count >= words.length) continue;
    const state = stateByName.get(comparedName(words.slice(-count).join(' ')));
    if (state) return townIn(words.slice(0, -count).join(' '), state);
  }
  return null;
};

const zipPattern = /(?:^|\s)(\d{5})(?:-\d{4})?$/;

/** The ZIP Code that a text is or ends with. */
const zipIn = (text: string): string | null => zipPattern.exec(text.trim())?.[1] ?? null;

/** The middle of a ZIP Code area, or a town whose coordinates are known. */
export const pointOf = (text: string): Point | null => {
  const zip = zipIn(text);
  return (zip === null ? null : gazetteer.find({ zip })) ?? placeOf(text)?.point ?? null;
};

/** The town or state that a text names; null if it names none. */
export const placeOf = (text: string): Place | null => {
  const place = text.replace(zipPattern, '').trim();
  const state = stateByName.get(comparedName(place));
  const alone = cityAlone.get(comparedName(place));
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
