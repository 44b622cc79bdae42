import { limits } from '@shared/limits';
import type { JobFilters, JobSearchQuery, JobSearchResult } from '@shared/find/model/job-search';
import { withUrgentRaised } from '../../search-index/job-ranking';
import type { JobOrder, JobSearchPage } from '../../search-index/port';
import type { Deps } from './ports';
import { readSearch, shownHits } from './read-search';
import { searchCursor } from './search-cursor';

/** Uses the default order instead of the best match, because nothing is matched here. */
export const orderOf = ({ sort, q }: Pick<JobSearchQuery, 'sort' | 'q'>): JobOrder => {
  if (sort !== undefined && sort !== 'match') return sort;
  return q ? 'relevance' : 'newest';
};

export const searchJobs = async (deps: Deps, { sort, cursor, ...asked }: JobSearchQuery): Promise<JobSearchResult> => {
  const order = orderOf({ sort, q: asked.q });
  const cursors = searchCursor(deps.cursors, 'searchJobs', { ...asked, sort: order });
  const after = await cursors.read(cursor);
  const searchBy = (filters: JobFilters): Promise<JobSearchPage> =>
    deps.search.search({ filters, sort: order, after, limit: limits.pageSize, now: deps.clock.now() });
  const { understood, page, relaxed, filters } = await readSearch(deps, asked, searchBy);
  const hits = order === 'relevance' ? withUrgentRaised(page.hits) : page.hits;
  return {
    items: shownHits(hits, filters),
    total: page.total,
    facets: page.facets,
    understood,
    relaxed,
    nextCursor: await cursors.write(page.next),
  };
};
