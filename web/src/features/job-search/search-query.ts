import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import { filterParameters, type JobSearch } from '@/lib/job-search';
import type { Place } from '@/lib/search-place';

/** A page of what the search finds. The one before stays in sight while the next is read. */
export const searchQuery = ({ search, cursor }: Pick<Place<JobSearch>, 'search' | 'cursor'>) => {
  const query = { ...filterParameters(search), ...(search.sort && { sort: search.sort }), ...atCursor(cursor) };
  return queryOptions({
    queryKey: ['jobs', 'public', query],
    queryFn: ({ signal }) => api('searchJobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};
