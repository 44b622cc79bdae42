import SlidersHorizontal from 'lucide-react/dist/esm/icons/sliders-horizontal.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n';
import { jobSortLabels, jobSorts } from '@shared/model/vocabulary';
import { filterWords } from '@/components/marketplace/search-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { SelectField } from '@/components/ui/select-field';
import { ApiError } from '@/lib/api-error';
import { formatNumber } from '@/lib/format';
import { usualSort, type JobSearch } from '@/lib/job-search';
import { FilterChips } from './filter-chips';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import { ResultPager } from './result-pager';
import { SearchBox } from './search-box';
import { searchQuery } from './search-query';
import styles from './search.module.css';
import { usePlace } from './use-place';
import { useWideScreen } from './use-wide-screen';

const FilterPanel = lazy(() => import('./filter-panel').then((it) => ({ default: it.FilterPanel })));
const FilterSheet = lazy(() => import('./filter-sheet').then((it) => ({ default: it.FilterSheet })));

/** The results of the search in the address, one page after the other. */
const useResults = ({ search, cursor, first }: ReturnType<typeof usePlace>) => {
  const results = useQuery(searchQuery({ search, cursor }));
  // A cursor that is not taken any more, as in an old link, leads to the first page.
  const isOutdated = results.error instanceof ApiError && results.error.code === 'INVALID_CURSOR';
  const startOver = useEffectEvent(() => first({ replace: true }));
  useEffect(() => {
    if (isOutdated) startOver();
  }, [isOutdated]);
  return { ...results, isPending: results.isPending || isOutdated, isError: results.isError && !isOutdated };
};

const Sort = ({ search, onChange }: { search: JobSearch; onChange: (changes: Partial<JobSearch>) => void }) => {
  const { t } = useTranslation('job-search');
  const offered = jobSorts.filter((sort) => sort !== 'relevance' || search.q);
  return (
    <div className={styles.sort}>
      <SelectField
        label={<span className={styles.sortLabel}>{t('sort')}</span>}
        data={offered.map((sort) => ({ value: sort, label: jobSortLabels[sort] }))}
        value={search.sort ?? usualSort(search)}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
};

/** The public search. `alertFor` is the way to be told of new jobs, another feature's. */
export const SearchView = ({ alertFor }: { alertFor: (search: JobSearch) => ReactNode }) => {
  const { t } = useTranslation(['job-search', 'marketplace']);
  const place = usePlace();
  const { search, change } = place;
  const results = useResults(place);
  const isWide = useWideScreen();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  const { data, isPlaceholderData } = results;
  const filters = filterWords(search, t).length;
  const alert = alertFor(search);
  const total = data && t('total', { count: data.total, number: formatNumber(data.total) });

  const toTop = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={styles.layout}>
      <div className={styles.bar}>
        <SearchBox q={search.q} onSearch={(q) => change({ q }, { replace: true })} />
        <Button
          variant="secondary"
          className={styles.openFilters}
          aria-haspopup="dialog"
          leftIcon={<SlidersHorizontal size={18} aria-hidden="true" />}
          onClick={() => setIsSheetOpen(true)}
        >
          {filters > 0 ? t('filters.open', { number: filters }) : t('filters.title')}
        </Button>
      </div>
      <aside className={styles.filters} aria-label={t('filters.title')}>
        {isWide && (data || results.isError) ? (
          <Suspense fallback={<div className={styles.noFilters} />}>
            <FilterPanel search={search} facets={data?.facets} onChange={change} />
          </Suspense>
        ) : (
          <div className={styles.noFilters} />
        )}
      </aside>
      <section className={styles.results} aria-label={t('results')}>
        <div className={styles.head}>
          <h2 ref={top} tabIndex={-1} className={styles.total}>
            {total ?? t('counting')}
          </h2>
          <span className="visually-hidden" role="status">
            {!isPlaceholderData && total}
          </span>
          <div className={styles.tools}>
            {data && data.total > 0 && alert}
            <Sort search={search} onChange={change} />
          </div>
        </div>
        <FilterChips search={search} onChange={change} />
        {results.isPending && <ListSkeleton rows={6} label={t('loading')} />}
        {results.isError && !data && <ErrorState error={results.error} onRetry={() => void results.refetch()} />}
        {data && (
          <div
            className={classNames(styles.found, isPlaceholderData && styles.old)}
            aria-busy={isPlaceholderData || undefined}
          >
            {data.items.length === 0 && <NothingFound search={search} alert={alert} onChange={change} />}
            {data.items.length > 0 && <ResultList jobs={data.items} label={t('results')} />}
            <ResultPager
              page={place.page}
              knowsPrevious={place.knowsPrevious}
              hasNext={data.nextCursor !== null && !isPlaceholderData}
              onPrevious={() => {
                place.previous();
                toTop();
              }}
              onNext={() => {
                if (data.nextCursor !== null) place.next(data.nextCursor);
                toTop();
              }}
            />
          </div>
        )}
      </section>
      {isSheetOpen && isWide === false && (
        <Suspense>
          <FilterSheet
            search={search}
            facets={data?.facets}
            total={data && !isPlaceholderData ? data.total : null}
            onChange={change}
            onClose={() => setIsSheetOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
