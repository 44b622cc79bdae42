import { namedPlace, type NamedPlace } from '../../place-test';
import type { Dictionary } from '../dictionary';

const known = new WeakMap<Dictionary, NamedPlace[]>();

/** Places by dictionary number of the location. Each text is parsed once. */
export const placesOf = (locations: Dictionary): ((id: number) => NamedPlace) => {
  const places = known.get(locations) ?? [];
  known.set(locations, places);
  return (id) => (places[id] ??= namedPlace(locations.textOf(id)));
};
