import SlidersHorizontal from 'lucide-react/dist/esm/icons/sliders-horizontal.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n';
import type { JobFacets } from '@shared/model/job-search';
import { jobSortLabels, jobSorts } from '@shared/model/vocabulary';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { SelectField } from '@/components/ui/select-field';
import { ApiError } from '@/lib/api-error';
import { formatNumber } from '@/lib/format';
import { countFilters, usualSort, type JobSearch } from '@/lib/job-search';
import { SearchBox } from './search-box';
import { searchQuery } from './search-query';
import styles from './search.module.css';
import { usePlace } from './use-place';
import { useWideScreen } from './use-wide-screen';

// What is not in sight at first, and what the list needs once it is there, follow the page itself.
const loadFound = () => import('./found');
const loadPanel = () => import('./filter-panel');
const Found = lazy(() => loadFound().then((it) => ({ default: it.Found })));
const FilterPanel = lazy(() => loadPanel().then((it) => ({ default: it.FilterPanel })));
const FilterSheet = lazy(() => import('./filter-sheet').then((it) => ({ default: it.FilterSheet })));
const FilterChips = lazy(() => import('./filter-chips').then((it) => ({ default: it.FilterChips })));

/** Asked for together with the jobs, not after them. */
const useEarlyParts = (isWide: boolean | null) => {
  useEffect(() => {
    void loadFound().catch(() => undefined);
    if (isWide) void loadPanel().catch(() => undefined);
  }, [isWide]);
};

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

type Change = (changes: Partial<JobSearch>) => void;

const Sort = ({ search, onChange }: { search: JobSearch; onChange: Change }) => {
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

const Filters = ({
  search,
  facets,
  onChange,
}: {
  search: JobSearch;
  facets: JobFacets | undefined;
  onChange: Change;
}) => (
  <Suspense fallback={<div className={styles.noFilters} />}>
    <FilterPanel search={search} facets={facets} onChange={onChange} />
  </Suspense>
);

/** The public search. `alertFor` is the way to be told of new jobs, another feature's. */
export const SearchView = ({ alertFor }: { alertFor: (search: JobSearch) => ReactNode }) => {
  const { t } = useTranslation('job-search');
  const place = usePlace();
  const { search, change } = place;
  const results = useResults(place);
  const isWide = useWideScreen();
  useEarlyParts(isWide);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  const { data, isPlaceholderData: isOld } = results;
  const filters = countFilters(search);
  const total = data && t('total', { count: data.total, number: formatNumber(data.total) });
  const waiting = <ListSkeleton rows={6} label={t('loading')} />;

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
          <Filters search={search} facets={data?.facets} onChange={change} />
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
            {!isOld && total}
          </span>
          <div className={styles.tools}>
            {data && data.total > 0 && alertFor(search)}
            <Sort search={search} onChange={change} />
          </div>
        </div>
        {filters > 0 && (
          <Suspense fallback={<div className={styles.chipsLater} />}>
            <FilterChips search={search} onChange={change} />
          </Suspense>
        )}
        {results.isPending && waiting}
        {results.isError && !data && <ErrorState error={results.error} onRetry={() => void results.refetch()} />}
        {data && (
          <div className={classNames(styles.found, isOld && styles.old)} aria-busy={isOld || undefined}>
            <Suspense fallback={waiting}>
              <Found result={data} place={place} isOld={isOld} alertFor={alertFor} onPage={toTop} />
            </Suspense>
          </div>
        )}
      </section>
      {isSheetOpen && isWide === false && (
        <Suspense>
          <FilterSheet
            search={search}
            facets={data?.facets}
            total={data && !isOld ? data.total : null}
            onChange={change}
            onClose={() => setIsSheetOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
