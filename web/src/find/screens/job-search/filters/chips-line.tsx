import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import SlidersHorizontal from 'lucide-react/dist/esm/icons/sliders-horizontal.mjs';
import { Suspense, useState } from 'react';
import { withoutFilters } from '@/hiring/parts/jobs/job-search';
import { lazy } from '@/lib/browser/lazy';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import styles from '@/components/search/chips.module.css';
import type { JobSearching } from '../use-job-search';

// Content that is not initially visible loads after the page.
const FilterSheet = lazy(() => import('@/components/search/filter-sheet').then((it) => ({ default: it.FilterSheet })));
const FilterPanel = lazy(() => import('./filter-panel').then((it) => ({ default: it.FilterPanel })));
const ActiveChips = lazy(() => import('./active-chips').then((it) => ({ default: it.ActiveChips })));
const ChipMenus = lazy(() => import('./chip-menus').then((it) => ({ default: it.ChipMenus })));
const ScopeSwitch = lazy(() => import('./scope-switch').then((it) => ({ default: it.ScopeSwitch })));

/** Placeholder until the menus load. Its texts are the line's, because a fallback that suspends hides the page. */
const MenusLater = ({ t }: { t: TFunction<'search' | 'job-search' | 'job-filters'> }) =>
  [t('filters.shift'), t('search.asap'), t('filters.length'), t('filters.jobType')].map((label) => (
    <span key={label} className={styles.chip}>
      {label}
      <ChevronDown size={14} aria-hidden="true" />
    </span>
  ));

/** The search's filters: chosen ones with a remove button, then the common ones, then all of them. */
export const ChipsLine = ({ searching }: { searching: JobSearching }) => {
  const { t } = useTranslation(['search', 'job-search', 'job-filters']);
  const menusLater = <MenusLater t={t} />;
  const { place, results, read, filters, changeRead, show } = searching;
  const { data, isOld } = results;
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const parts = { search: read, facets: data?.facets, onChange: changeRead };
  const clear = () => place.change(withoutFilters(read));
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.chip}
        data-all=""
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={14} aria-hidden="true" />
        {filters > 0 ? t('filters.open', { number: filters }) : t('filters.title')}
      </button>
      <Suspense>
        {data?.possible !== undefined && data.possible !== null && (
          <ScopeSwitch possible={data.possible} onChange={() => place.first({ replace: true })} />
        )}
      </Suspense>
      <Suspense>
        {filters > 0 && (
          <ActiveChips
            search={read}
            relaxed={isOld ? [] : (data?.relaxed ?? [])}
            onChange={changeRead}
            onClear={clear}
          />
        )}
      </Suspense>
      <span className={styles.rule} />
      <Suspense fallback={menusLater}>{isHydrated ? <ChipMenus {...parts} /> : menusLater}</Suspense>
      {isOpen && (
        <Suspense>
          <FilterSheet show={show} onClear={clear} onClose={() => setIsOpen(false)}>
            <FilterPanel {...parts} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
};
