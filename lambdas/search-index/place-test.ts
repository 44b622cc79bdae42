import { milesBetween } from '@shared/core/rules/places/distance';
import type { Point } from '@shared/core/rules/places/gazetteer';
import { placeName, placeOf, pointOf, type Place } from '@shared/core/rules/places/place-of';
import { limits } from '@shared/limits';
import type { JobFilters } from '@shared/find/model/job-search';

/** `point` can be that of a ZIP Code, which has no name. */
export type NamedPlace = { place: Place | null; name: string; point: Point | null };

export const namedPlace = (location: string): NamedPlace => ({
  place: placeOf(location),
  name: placeName(location),
  point: pointOf(location),
});

export const searchedRadius = ({ radius }: Pick<JobFilters, 'radius'>): number => radius ?? limits.searchRadius.usual;

/** Whether a place is the city or within the radius; only the city if its coordinates aren't known. */
export const cityTest = (filters: Pick<JobFilters, 'city' | 'radius'>): ((it: NamedPlace) => boolean) | null => {
  if (filters.city === undefined) return null;
  const wanted = namedPlace(filters.city);
  const radius = searchedRadius(filters);
  return ({ name, point }) =>
    name === wanted.name || (wanted.point !== null && point !== null && milesBetween(wanted.point, point) <= radius);
};
