import { usePlace } from '@/components/search/use-search-url-state';
import {
  countFilters,
  defaultSort,
  jobSearchAddress,
  understoodSearch,
  type JobSearch,
} from '@/hiring/parts/jobs/job-search';
import { useTranslation } from '@/lib/i18n/i18n';
import { useFoundJobs } from './search-query';

/** The search in the address, its results, and their layout. */
export const useJobSearch = () => {
  const { t } = useTranslation('job-search');
  const place = usePlace(jobSearchAddress);
  const results = useFoundJobs(place);
  const { search, change } = place;
  const { data, isOld } = results;
  const isMatched = data?.possible !== undefined && data.possible !== null;
  const usualSort = isMatched ? 'match' : defaultSort(search);
  // The reading of the text counts as chosen: a change turns it into filters.
  const read = understoodSearch(search, isOld ? undefined : data?.understood?.search);
  const total = data && { count: data.total };
  return {
    place,
    results,
    read,
    filters: countFilters(read),
    changeRead: (changes: Partial<JobSearch>) => change({ ...read, ...changes }),
    total: total && (data.isTotalExact === false ? t('about', total) : t('total', total)),
    show: total && !isOld ? t('filters.show', total) : t('filters.showSome'),
    isMatched,
    // Only professionals have a match to sort by.
    sort: search.sort === null || (search.sort === 'match' && !isMatched) ? usualSort : search.sort,
  };
};
export type JobSearching = ReturnType<typeof useJobSearch>;
