import { namedPlace, type NamedPlace } from '../../place-test';
import type { Dictionary } from '../dictionary';

const known = new WeakMap<Dictionary, NamedPlace[]>();

/** Of a location by its number in the dictionary. Each text is read once. */
export const placesOf = (locations: Dictionary): ((id: number) => NamedPlace) => {
  const places = known.get(locations) ?? [];
  known.set(locations, places);
  return (id) => (places[id] ??= namedPlace(locations.textOf(id)));
};
