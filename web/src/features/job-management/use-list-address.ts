import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListFilters, queryOf, withCursor, withFilters } from './list-address';

/** Where the earlier pages start, the first with null. The tab's history keeps it, so that a reload knows it, too. */
type Trail = readonly (string | null)[];

/** What the address says at this moment: after a quick change the page may still be drawn from the one before. */
export const filtersNow = (): ListFilters => {
  const { cursor: _, ...filters } = queryOf(new URLSearchParams(window.location.search));
  return filters;
};

/** The list's filters and page, all of which its address holds. */
export const useListAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { trail?: Trail } | null };
  const query = useMemo(() => queryOf(search), [search]);
  const { cursor = null, ...others } = query;
  const filters: ListFilters = others;
  const trail = state?.trail ?? [];
  // A shared address starts in the middle: what came before is not known.
  const isKnown = cursor === null || trail.length > 0;
  return {
    query,
    filters,
    isFirst: cursor === null,
    pageNumber: isKnown ? trail.length + 1 : null,
    setFilters: (next: ListFilters, replace = false) => setSearch(withFilters(next), { replace }),
    clearFilters: () => setSearch(withFilters(filters.sort ? { sort: filters.sort } : {})),
    goNext: (next: string) => setSearch(withCursor(filters, next), { state: { trail: [...trail, cursor] } }),
    goBack: () => setSearch(withCursor(filters, trail.at(-1) ?? null), { state: { trail: trail.slice(0, -1) } }),
    goToFirst: () => setSearch(withFilters(filters)),
  };
};

export type ListAddress = ReturnType<typeof useListAddress>;
