import type { ManagedJobParameters } from '@shared/find/model/job-search';
import { limits } from '@shared/limits';
import { jobStatuses, jobTypes, managedJobSorts, specialties } from '@shared/core/model/vocabulary';

export type ListFilters = Omit<ManagedJobParameters, 'cursor'>;

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as T;

export const queryOf = (search: URLSearchParams): ManagedJobParameters =>
  given({
    q: search.get('q')?.trim().slice(0, limits.searchTextLength),
    status: oneOf(jobStatuses, search.get('status')),
    jobType: oneOf(jobTypes, search.get('type')),
    specialty: oneOf(specialties, search.get('specialty')),
    location: search.get('location')?.trim().slice(0, limits.locationLength),
    mine: oneOf(['true'], search.get('mine')),
    sort: oneOf(managedJobSorts, search.get('sort')),
    cursor: search.get('cursor') ?? undefined,
  });

export const withFilters = ({ jobType, ...filters }: ListFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(given({ ...filters, type: jobType })) as [string, string][]);

export const withCursor = (filters: ListFilters, cursor: string | null): URLSearchParams => {
  const search = withFilters(filters);
  if (cursor !== null) search.set('cursor', cursor);
  return search;
};

/** Filters behind the filter button where there is no room for the fields. */
const behindButton = ['jobType', 'specialty', 'location'] as const;

export const filtersSet = (filters: ListFilters): number =>
  behindButton.filter((name) => filters[name] !== undefined).length;

export const isFiltered = ({ sort: _, ...filters }: ListFilters): boolean => Object.keys(filters).length > 0;
