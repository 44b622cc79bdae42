import { limits } from '@shared/limits';
import type { JobSearchQuery, JobSearchResult } from '@shared/model/job-search';
import { jobCardOf } from './job-card';
import type { Deps } from './ports';
import { searchCursor } from './search-cursor';

export const searchJobs = async (
  deps: Deps,
  { sort, cursor, ...filters }: JobSearchQuery,
): Promise<JobSearchResult> => {
  const order = sort ?? (filters.q ? 'relevance' : 'newest');
  const cursors = searchCursor(deps.cursors, 'searchJobs', { ...filters, sort: order });
  const { hits, total, facets, next } = await deps.search.search({
    filters,
    sort: order,
    after: await cursors.read(cursor),
    limit: limits.pageSize,
    now: deps.clock.now(),
  });
  const items = hits.map(({ document, highlights }) => ({ ...jobCardOf(document), highlights }));
  return { items, total, facets, nextCursor: await cursors.write(next) };
};
