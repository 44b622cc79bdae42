import { lazy, useEffect, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { jobSorts } from '@shared/model/vocabulary';
import { paths } from '@shared/paths';
import { SearchBox } from '@/components/search/search-box';
import { SearchFrame } from '@/components/search/search-frame';
import { SortField } from '@/components/search/sort-field';
import { usePlace } from '@/components/search/use-search-url-state';
import { useResults } from '@/components/search/use-results';
import { useWideScreen } from '@/components/search/use-wide-screen';
import {
  countFilters,
  jobSearchAddress,
  defaultSort,
  understoodSearch,
  withoutFilters,
  type JobSearch,
} from '@/entities/jobs/job-search';
import { searchQuery } from './search-query';

// Parts that are not visible initially load after the page.
const loadFound = () => import('./found');
const loadPanel = () => import('./filter-panel');
const Found = lazy(() => loadFound().then((it) => ({ default: it.Found })));
const FilterPanel = lazy(() => loadPanel().then((it) => ({ default: it.FilterPanel })));
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
  const results = useResults(searchQuery(place), () => place.first({ replace: true }));
  useEarlyParts(useWideScreen());
  const { data, isOld } = results;
  const total = data && { count: data.total };
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
        />
      }
      filters={{
        count: countFilters(read),
        panel: <FilterPanel search={read} facets={data?.facets} onChange={changeRead} />,
        chips: (
          <SearchChips
            search={read}
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
      total={total && t('total', total)}
      tools={
        <>
          {data && data.total > 0 && alertFor(search)}
          <SortField
            data={jobSorts
              .filter((sort) => sort !== 'relevance' || search.q)
              .map((sort) => ({ value: sort, label: t(`jobSort.${sort}`) }))}
            value={search.sort ?? defaultSort(search)}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    >
      {(found, toTop) => <Found result={found} place={place} isOld={isOld} alertFor={alertFor} onPage={toTop} />}
    </SearchFrame>
  );
};
