import { milesBetween } from '@shared/domain/places/distance';
import { placeName, placeOf, type Place } from '@shared/domain/places/place-of';
import { limits } from '@shared/limits';
import type { JobFilters } from '@shared/model/job-search';

export type NamedPlace = { place: Place | null; name: string };

export const namedPlace = (location: string): NamedPlace => ({ place: placeOf(location), name: placeName(location) });

export const searchedRadius = ({ radius }: Pick<JobFilters, 'radius'>): number => radius ?? limits.searchRadius.usual;

/** Whether a place is the city or within the radius; only that city where its coordinates aren't known. */
export const cityTest = (filters: Pick<JobFilters, 'city' | 'radius'>): ((it: NamedPlace) => boolean) | null => {
  if (filters.city === undefined) return null;
  const wanted = namedPlace(filters.city);
  const center = wanted.place?.point ?? null;
  const radius = searchedRadius(filters);
  return ({ place, name }) =>
    name === wanted.name ||
    (center !== null && place !== null && place.point !== null && milesBetween(center, place.point) <= radius);
};
