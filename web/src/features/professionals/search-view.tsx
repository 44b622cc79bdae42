import { lazy } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { SearchBox } from '@/components/search/search-box';
import { SearchFrame } from '@/components/search/search-frame';
import { SortField } from '@/components/search/sort-field';
import { usePlace } from '@/components/search/use-search-url-state';
import { useResults } from '@/components/search/use-results';
import { LocationField } from './location-field';
import { searchQuery } from './professional-queries';
import {
  countFilters,
  effectiveSort,
  professionalSearchAddress,
  sortsFor,
  withoutFilters,
} from './professional-search';
import styles from './professionals.module.css';
import { seesMore, type Reader } from './reader';

const Found = lazy(() => import('./found').then((it) => ({ default: it.Found })));
const FilterPanel = lazy(() => import('./filter-panel').then((it) => ({ default: it.FilterPanel })));
const ProfessionalSuggestions = lazy(() =>
  import('./professional-suggestions').then((it) => ({ default: it.ProfessionalSuggestions })),
);
const SearchChips = lazy(() => import('./search-chips').then((it) => ({ default: it.SearchChips })));

export const SearchView = ({ reader }: { reader: Reader }) => {
  const { t } = useTranslation(['professionals', 'labels/profiles']);
  const place = usePlace(professionalSearchAddress);
  const { search, change } = place;
  const results = useResults(searchQuery(reader, place), () => place.first({ replace: true }));
  const { data, isOld } = results;
  const seesRates = seesMore(reader);
  const total = data && { count: data.total };

  return (
    <SearchFrame
      box={
        <div className={styles.hero}>
          <SearchBox
            q={search.q}
            label={t('hero.label')}
            placeholder={t('hero.placeholder')}
            action={paths.doctors}
            onSearch={(q) => change({ q }, { replace: true })}
            suggestions={(list) => <ProfessionalSuggestions {...list} search={search} onChange={change} />}
          />
          <LocationField
            location={search.location}
            counts={data?.facets.location}
            onChange={(location) => change({ location })}
          />
        </div>
      }
      filters={{
        count: countFilters(search),
        panel: <FilterPanel search={search} facets={data?.facets} onChange={change} />,
        chips: <SearchChips search={search} onChange={change} />,
        show: total && !isOld ? t('filters.show', total) : t('filters.showSome'),
        clear: t('filters.clear'),
        onClear: () => change(withoutFilters(search)),
      }}
      results={results}
      words={{ results: t('results'), loading: t('loading'), counting: t('results') }}
      total={total && t('total', total)}
      tools={
        <SortField
          data={sortsFor(search, seesRates).map((sort) => ({ value: sort, label: t(`professionalSort.${sort}`) }))}
          value={effectiveSort(search, seesRates)}
          onChange={(sort) => change({ sort })}
        />
      }
    >
      {(found, toTop) => <Found result={found} place={place} isOld={isOld} onPage={toTop} />}
    </SearchFrame>
  );
};
