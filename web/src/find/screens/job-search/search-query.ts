import { keepPreviousData } from '@tanstack/react-query';
import type { JobHit, JobSearchResult, MatchedJobSearchResult } from '@shared/find/model/job-search';
import type { Place } from '@/components/search/search-place';
import type { SearchLocation } from '@/components/search/use-search-url-state';
import { useResults } from '@/components/search/use-results';
import { filterParameters, type JobSearch } from '@/hiring/parts/jobs/job-search';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { useSession } from '@/lib/auth/session';
import { atCursor } from '@/lib/requests/cursor-pages';
import { queryOf } from '@/lib/requests/query-of';
import { useShowsAllJobs } from './job-scope';

export type FoundJob = JobHit & Partial<Pick<MatchedJobSearchResult['items'][number], 'match'>>;
export type FoundJobs = JobSearchResult &
  Partial<Pick<MatchedJobSearchResult, 'possible' | 'isTotalExact'>> & { items: readonly FoundJob[] };

type Results = Omit<ReturnType<typeof useResults<FoundJobs, readonly unknown[]>>, 'data'> & {
  data: FoundJobs | undefined;
};

type Asked = Pick<Place<JobSearch>, 'search' | 'cursor'>;

const queryParameters = ({ search, cursor }: Asked) => ({
  ...filterParameters(search),
  ...(search.sort && { sort: search.sort }),
  ...atCursor(cursor),
});

export const searchQuery = (asked: Asked) => ({
  ...queryOf('searchJobs', { query: queryParameters(asked) }),
  placeholderData: keepPreviousData,
});

const matchedQuery = (asked: Asked, showsAll: boolean) => ({
  ...queryOf('searchMatchedJobs', {
    query: { ...queryParameters(asked), ...(showsAll && { possible: 'false' as const }) },
  }),
  placeholderData: keepPreviousData,
});

/** Professionals see jobs they're eligible for; visitors wait only while a session is being restored. */
export const useFoundJobs = (place: SearchLocation<JobSearch>): Results => {
  const { status } = useSession();
  const saver = useSaverId();
  const showsAll = useShowsAllJobs(saver);
  const startOver = () => place.first({ replace: true });
  const isKnown = status !== 'loading';
  const found = useResults({ ...searchQuery(place), enabled: isKnown && saver === null }, startOver);
  const matched = useResults({ ...matchedQuery(place, showsAll), enabled: saver !== null }, startOver);
  return saver === null ? found : matched;
};
