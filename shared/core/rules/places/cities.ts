import data from '../../../data/cities.json';
import type { StateCode } from '../../../people/model/profile-vocabulary';

export type City = { city: string; state: StateCode; lat: number; lon: number; alt: readonly string[] };

/** Larger cities, largest first. Coordinates are approximate. */
export const cities = data as readonly City[];

export const cityName = ({ city, state }: Pick<City, 'city' | 'state'>): string => `${city}, ${state}`;
