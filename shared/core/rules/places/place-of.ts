import type { StateCode } from '../../../people/model/profile-vocabulary';
import { withPlainMarks } from '../../../text/plain-marks';
import { cities, cityName, type City } from './cities';
import { comparedName, gazetteer, type Point } from './gazetteer';
import { longestStateName, stateNamed } from './state-names';

export type Place = { city: string | null; state: StateCode };

const cityByName = new Map(cities.map((city) => [comparedName(cityName(city)), city]));

/** The largest city of each name. "Washington" alone is the state. */
const cityAlone = new Map(
  cities
    .toReversed()
    .flatMap((city) => [city.city, ...city.alt].map((name): [string, City] => [comparedName(name), city])),
);
cityAlone.delete('washington');

const townIn = (town: string, state: StateCode): Place => {
  const known = cityByName.get(comparedName(`${town} ${state}`));
  return { city: known?.city ?? town, state };
};

const betweenWords = /[\s,]+(?:-[\s,]+)?/;

/** A place that ends with its state: "Austin, TX", "austin texas", "Fargo North Dakota". */
const placeWithState = (text: string): Place | null => {
  const words = text.split(betweenWords).filter(Boolean);
  for (let count = Math.min(longestStateName, words.length - 1); count > 0; count -= 1) {
    const state = stateNamed(words.slice(-count).join(' '));
    if (state) return townIn(words.slice(0, -count).join(' '), state);
  }
  return null;
};

const zipPattern = /(?:^|\s)(\d{5})(?:-\d{4})?$/;

/** ZIP Code at the end of a text. */
const zipIn = (text: string): string | null => zipPattern.exec(text.trim())?.[1] ?? null;

const townPoint = ({ city, state }: Place): Point | null => {
  if (city === null) return null;
  const known = cityByName.get(comparedName(`${city} ${state}`));
  return known ? { lat: known.lat, lon: known.lon } : gazetteer.find({ city, state });
};

/** Center of a ZIP Code area or town; null if unknown. The gazetteer must be loaded. */
export const pointOf = (text: string): Point | null => {
  const zip = zipIn(text);
  const place = placeOf(text);
  return (zip === null ? null : gazetteer.find({ zip })) ?? (place && townPoint(place));
};

/** Town or state named in a text, or null. */
export const placeOf = (text: string): Place | null => {
  const place = withPlainMarks(text).replace(zipPattern, '').trim();
  const state = stateNamed(place);
  const alone = cityAlone.get(comparedName(place));
  if (alone && !place.includes(',')) return { city: alone.city, state: alone.state };
  if (state) return { city: null, state };
  return placeWithState(place);
};

/** One spelling per town: "Austin, TX" for "austin texas". Other text is unchanged. */
export const placeName = (text: string): string => {
  const place = placeOf(text);
  return place?.city ? `${place.city}, ${place.state}` : text.trim();
};
