import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListFilters, queryOf, withCursor, withFilters } from './list-address';

/** Cursors of previous pages, the first null; kept in history state to survive a reload. */
type Trail = readonly (string | null)[];

/** Reads the current URL: after a quick change the last render may be stale. */
const filtersNow = (): ListFilters => {
  const { cursor: _, ...filters } = queryOf(new URLSearchParams(window.location.search));
  return filters;
};

export const useListAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { trail?: Trail } | null };
  const query = useMemo(() => queryOf(search), [search]);
  const { cursor = null, ...others } = query;
  const filters: ListFilters = others;
  const trail = state?.trail ?? [];
  // A shared URL may start on a later page, whose previous pages are unknown.
  const isKnown = cursor === null || trail.length > 0;
  return {
    query,
    filters,
    isFirst: cursor === null,
    pageNumber: isKnown ? trail.length + 1 : null,
    /** Empty and undefined values clear the filter. */
    change: (part: { [Name in keyof ListFilters]?: ListFilters[Name] | null }, replace = false) =>
      setSearch(withFilters({ ...filtersNow(), ...withoutNull(part) }), { replace }),
    clearFilters: () => setSearch(withFilters(filters.sort ? { sort: filters.sort } : {})),
    goNext: (next: string) => setSearch(withCursor(filters, next), { state: { trail: [...trail, cursor] } }),
    goBack: () => setSearch(withCursor(filters, trail.at(-1) ?? null), { state: { trail: trail.slice(0, -1) } }),
    goToFirst: () => setSearch(withFilters(filters)),
  };
};

const withoutNull = (part: Record<string, string | null | undefined>): ListFilters =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? undefined]));

export type ListAddress = ReturnType<typeof useListAddress>;
