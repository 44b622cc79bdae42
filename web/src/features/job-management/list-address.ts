import type { ManagedJobQuery } from '@shared/model/job-search';
import { limits } from '@shared/limits';
import { jobStatuses, managedJobSorts } from '@shared/model/vocabulary';

export type ListFilters = Omit<ManagedJobQuery, 'cursor'>;

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

export const queryOf = (search: URLSearchParams): ManagedJobQuery => {
  const q = search.get('q')?.trim().slice(0, limits.searchTextLength);
  const status = oneOf(jobStatuses, search.get('status'));
  const sort = oneOf(managedJobSorts, search.get('sort'));
  const cursor = search.get('cursor');
  return { ...(q && { q }), ...(status && { status }), ...(sort && { sort }), ...(cursor && { cursor }) };
};

export const withFilters = (filters: ListFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '') as [string, string][]);

export const withCursor = (filters: ListFilters, cursor: string | null): URLSearchParams => {
  const search = withFilters(filters);
  if (cursor !== null) search.set('cursor', cursor);
  return search;
};

export const isFiltered = ({ q, status }: ListFilters): boolean => q !== undefined || status !== undefined;
