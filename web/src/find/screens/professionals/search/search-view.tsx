import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { SearchFrame } from '@/components/search/search-frame';
import { TextField } from './search-fields';
import { withoutFilters } from './professional-search';
import styles from '../professionals.module.css';
import type { Reader } from '../profile/reader';
import { useProfessionalSearch } from './use-professional-search';

// Content not needed for the first list loads after the page.
const PlaceField = lazy(() => import('./place-field').then((it) => ({ default: it.PlaceField })));
const SortChoice = lazy(() => import('./sort-choice').then((it) => ({ default: it.SortChoice })));
const Found = lazy(() => import('./found').then((it) => ({ default: it.Found })));
const FilterPanel = lazy(() => import('./filter-panel').then((it) => ({ default: it.FilterPanel })));
const SearchChips = lazy(() => import('./search-chips').then((it) => ({ default: it.SearchChips })));

/** The list for visitors. */
export const SearchView = ({ reader }: { reader: Reader }) => {
  const { t } = useTranslation('professionals');
  const searching = useProfessionalSearch(reader);
  const { place, read: search, changeRead: change, results, filters, total, show } = searching;
  const { data, isOld } = results;

  return (
    <SearchFrame
      box={
        <div className={styles.hero}>
          <TextField {...searching} />
          <Suspense fallback={<div className={styles.place} />}>
            <PlaceField {...searching} />
          </Suspense>
        </div>
      }
      filters={{
        count: filters,
        panel: <FilterPanel search={search} facets={data?.facets} onChange={change} />,
        chips: <SearchChips search={search} onChange={change} />,
        show,
        clear: t('filters.clear'),
        onClear: () => change(withoutFilters(search)),
      }}
      results={results}
      words={{ results: t('results'), loading: t('loading'), counting: t('results') }}
      total={total}
      tools={
        <Suspense>
          <SortChoice {...searching} />
        </Suspense>
      }
    >
      {(found, toTop) => <Found result={found} place={place} isOld={isOld} onPage={toTop} />}
    </SearchFrame>
  );
};
