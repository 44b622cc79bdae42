import { keepPreviousData } from '@tanstack/react-query';
import { atCursor } from '@/lib/requests/cursor-pages';
import { filterParameters, type JobSearch } from '@/entities/jobs/job-search';
import type { Place } from '@/components/search/search-place';
import { queryOf } from '@/lib/requests/query-of';

export const searchQuery = ({ search, cursor }: Pick<Place<JobSearch>, 'search' | 'cursor'>) => {
  const query = { ...filterParameters(search), ...(search.sort && { sort: search.sort }), ...atCursor(cursor) };
  return { ...queryOf('searchJobs', { query }), placeholderData: keepPreviousData };
};
