import { lazy, useEffect, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { jobSorts } from '@shared/model/vocabulary';
import { paths } from '@shared/paths';
import { SearchBox } from '@/components/search/search-box';
import { SearchFrame } from '@/components/search/search-frame';
import { SortField } from '@/components/search/sort-field';
import { usePlace } from '@/components/search/use-search-url-state';
import { useWideScreen } from '@/components/search/use-wide-screen';
import {
  countFilters,
  jobSearchAddress,
  defaultSort,
  understoodSearch,
  withoutFilters,
  type JobSearch,
} from '@/entities/jobs/job-search';
import { useSaverId } from '@/entities/jobs/saver';
import { rememberSearch } from './recent-searches';
import { useFoundJobs } from './search-query';

// Parts that are not visible initially load after the page.
const loadFound = () => import('./found');
const loadPanel = () => import('./filter-panel');
const Found = lazy(() => loadFound().then((it) => ({ default: it.Found })));
const FilterPanel = lazy(() => loadPanel().then((it) => ({ default: it.FilterPanel })));
const JobSuggestions = lazy(() => import('./job-suggestions').then((it) => ({ default: it.JobSuggestions })));
const SearchChips = lazy(() => import('./search-chips').then((it) => ({ default: it.SearchChips })));

const useEarlyParts = (isWide: boolean | null) => {
  useEffect(() => {
    void loadFound().catch(() => undefined);
    if (isWide) void loadPanel().catch(() => undefined);
  }, [isWide]);
};

export const SearchView = ({ alertFor }: { alertFor: (search: JobSearch) => ReactNode }) => {
  const { t } = useTranslation(['job-search', 'labels/jobs']);
  const place = usePlace(jobSearchAddress);
  const { search, change } = place;
  const results = useFoundJobs(place);
  const saver = useSaverId();
  useEarlyParts(useWideScreen());
  const { data, isOld } = results;
  const total = data && { count: data.total };
  const isMatched = data?.possible !== undefined && data.possible !== null;
  const usualSort = isMatched ? 'match' : defaultSort(search);
  // Others than professionals have no match to sort by.
  const shownSort = search.sort === null || (search.sort === 'match' && !isMatched) ? usualSort : search.sort;
  // What the text was read as counts as chosen: a change makes filters of it.
  const read = understoodSearch(search, isOld ? undefined : data?.understood?.search);
  const changeRead = (changes: Partial<JobSearch>) => change({ ...read, ...changes });

  return (
    <SearchFrame
      box={
        <SearchBox
          q={search.q}
          label={t('box.label')}
          placeholder={t('box.placeholder')}
          action={paths.jobs}
          onSearch={(q) => change({ q, words: false }, { replace: true })}
          onEnter={(q) => rememberSearch(saver, q)}
          suggestions={(list) => <JobSuggestions {...list} search={search} onChange={change} />}
        />
      }
      filters={{
        count: countFilters(read),
        hasNotes: Boolean(data?.understood),
        panel: <FilterPanel search={read} facets={data?.facets} onChange={changeRead} />,
        chips: (
          <SearchChips
            search={read}
            typed={search.q}
            result={isOld ? undefined : data}
            onChange={changeRead}
            onRead={change}
            onWords={() => change({ words: true })}
          />
        ),
        show: total && !isOld ? t('filters.show', total) : t('filters.showSome'),
        onClear: () => change(withoutFilters(read)),
      }}
      results={results}
      words={{ results: t('results'), loading: t('loading'), counting: t('counting') }}
      total={total && (data.isTotalExact === false ? t('about', total) : t('total', total))}
      tools={
        <>
          {data && data.total > 0 && alertFor(search)}
          <SortField
            data={jobSorts
              .filter((sort) => (sort === 'match' ? isMatched : sort !== 'relevance' || search.q))
              .map((sort) => ({ value: sort, label: t(`jobSort.${sort}`) }))}
            value={shownSort}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    >
      {(found, toTop) => <Found result={found} place={place} isOld={isOld} alertFor={alertFor} onPage={toTop} />}
    </SearchFrame>
  );
};
