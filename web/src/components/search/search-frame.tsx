import SlidersHorizontal from 'lucide-react/dist/esm/icons/sliders-horizontal.mjs';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import styles from './search.module.css';
import type { useResults } from './use-results';
import { useWideScreen } from './use-wide-screen';

const FilterSheet = lazy(() => import('./filter-sheet').then((it) => ({ default: it.FilterSheet })));

type Results<T> = Omit<ReturnType<typeof useResults>, 'data'> & { data: T | undefined };

type Props<T> = {
  box: ReactNode;
  filters: {
    count: number;
    panel: ReactNode;
    chips: ReactNode;
    /** Shows the chips without filters, too. */
    hasNotes?: boolean;
    show: string;
    clear?: string;
    onClear: () => void;
  };
  results: Results<T>;
  words: { results: string; loading: string; counting: string };
  total: string | undefined;
  tools: ReactNode;
  /** `toTop` must be called when the user goes to another page. */
  children: (data: T, toTop: () => void) => ReactNode;
};

export const SearchFrame = <T,>({ box, filters, results, words, total, tools, children }: Props<T>) => {
  const { t } = useTranslation('search');
  const isWide = useWideScreen();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  const { data, isOld } = results;
  const waiting = <ListSkeleton rows={6} label={words.loading} />;
  const noFilters = <div className={styles.noFilters} />;

  const toTop = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={styles.layout}>
      <div className={styles.bar}>
        {box}
        <Button
          variant="secondary"
          className={styles.openFilters}
          aria-haspopup="dialog"
          leftIcon={<SlidersHorizontal size={18} aria-hidden="true" />}
          onClick={() => setIsSheetOpen(true)}
        >
          {filters.count > 0 ? t('filters.open', { number: filters.count }) : t('filters.title')}
        </Button>
      </div>
      <aside className={styles.filters} aria-label={t('filters.title')}>
        {isWide && (data || results.isError) ? <Suspense fallback={noFilters}>{filters.panel}</Suspense> : noFilters}
      </aside>
      <section className={styles.results} aria-label={words.results}>
        <div className={styles.head}>
          <h2 ref={top} tabIndex={-1} className={styles.total}>
            {total ?? words.counting}
          </h2>
          <span className="visually-hidden" role="status">
            {!isOld && total}
          </span>
          <div className={styles.tools}>{tools}</div>
        </div>
        {(filters.count > 0 || filters.hasNotes) && (
          <Suspense fallback={<div className={styles.chipsLater} />}>{filters.chips}</Suspense>
        )}
        {results.isPending && waiting}
        {results.isError && !data && <ErrorState error={results.error} onRetry={results.retry} />}
        {data && (
          <div className={classNames(styles.found, isOld && styles.old)} aria-busy={isOld || undefined}>
            <Suspense fallback={waiting}>{children(data, toTop)}</Suspense>
          </div>
        )}
      </section>
      {isSheetOpen && isWide === false && (
        <Suspense>
          <FilterSheet
            show={filters.show}
            clear={filters.clear}
            onClear={filters.onClear}
            onClose={() => setIsSheetOpen(false)}
          >
            {filters.panel}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
};
