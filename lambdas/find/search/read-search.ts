import type { JobFilters, JobSearchResult } from '@shared/find/model/job-search';
import { milesBetween } from '@shared/core/rules/places/distance';
import { pointOf } from '@shared/core/rules/places/place-of';
import type { JobDocument, JobSearchHit, JobSearchPage } from '../../search-index/port';
import { understoodFilters } from '../../search-index/understood-filters';
import { jobCardOf } from './job-card';
import type { Deps } from './ports';
import { relaxedSearch } from './relaxed-search';

type SearchBy = (filters: JobFilters) => Promise<JobSearchPage>;
export type Found = Pick<JobSearchResult, 'understood' | 'relaxed'> & { page: JobSearchPage; filters: JobFilters };

/** Searches by the interpreted text, or by its words if only those have results, such as "Lakeside Clinic". */
export const readSearch = async (deps: Pick<Deps, 'search'>, asked: JobFilters, searchBy: SearchBy): Promise<Found> => {
  const { filters, understood } = await understoodFilters(deps.search, asked);
  const found = await relaxedSearch(filters, searchBy);
  const isSure = understood === null || !filters.q || (found.page.total > 0 && found.relaxed.length === 0);
  const byWords = isSure ? null : await searchBy(asked);
  return byWords && byWords.total > 0
    ? { page: byWords, relaxed: [], understood: null, filters: asked }
    : { ...found, understood };
};

/** Returns a job's approximate distance in whole miles from the searched place. */
const milesFrom = ({ city }: JobFilters): ((document: JobDocument) => number | null) => {
  const center = city === undefined ? null : pointOf(city);
  return ({ location }) => {
    const point = center && pointOf(location);
    const miles = point ? Math.round(milesBetween(center, point)) : 0;
    return miles === 0 ? null : miles;
  };
};

export const shownHits = (hits: readonly JobSearchHit[], filters: JobFilters): JobSearchResult['items'] => {
  const milesOf = milesFrom(filters);
  return hits.map(({ document, highlights }) => ({ ...jobCardOf(document), highlights, miles: milesOf(document) }));
};
