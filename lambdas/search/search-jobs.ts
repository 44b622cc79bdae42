import { limits } from '@shared/limits';
import type { JobFilters, JobSearchQuery, JobSearchResult } from '@shared/model/job-search';
import type { JobSearchPage } from '../search-index/port';
import { understoodFilters } from '../search-index/understood-filters';
import { jobCardOf } from './job-card';
import type { Deps } from './ports';
import { relaxedSearch } from './relaxed-search';
import { searchCursor } from './search-cursor';

export const searchJobs = async (deps: Deps, { sort, cursor, ...asked }: JobSearchQuery): Promise<JobSearchResult> => {
  const order = sort ?? (asked.q ? 'relevance' : 'newest');
  const cursors = searchCursor(deps.cursors, 'searchJobs', { ...asked, sort: order });
  const after = await cursors.read(cursor);
  const searchBy = (filters: JobFilters): Promise<JobSearchPage> =>
    deps.search.search({ filters, sort: order, after, limit: limits.pageSize, now: deps.clock.now() });
  const { understood, page, relaxed } = await readSearch(deps, asked, searchBy);
  const items = page.hits.map(({ document, highlights }) => ({ ...jobCardOf(document), highlights }));
  return {
    items,
    total: page.total,
    facets: page.facets,
    understood,
    relaxed,
    nextCursor: await cursors.write(page.next),
  };
};

type Found = Pick<JobSearchResult, 'understood' | 'relaxed'> & { page: JobSearchPage };

/** As the text was read; as its words where only those find something, such as "Lakeside Clinic". */
const readSearch = async (
  deps: Deps,
  asked: JobFilters,
  searchBy: (filters: JobFilters) => Promise<JobSearchPage>,
): Promise<Found> => {
  const { filters, understood } = await understoodFilters(deps.search, asked);
  const found = await relaxedSearch(filters, searchBy);
  const isSure = understood === null || !filters.q || (found.page.total > 0 && found.relaxed.length === 0);
  const byWords = isSure ? null : await searchBy(asked);
  return byWords && byWords.total > 0 ? { page: byWords, relaxed: [], understood: null } : { ...found, understood };
};
