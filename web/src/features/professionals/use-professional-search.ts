import { usePlace } from '@/components/search/use-search-url-state';
import { useResults } from '@/components/search/use-results';
import { useTranslation } from '@/lib/i18n/i18n';
import { searchQuery } from './professional-queries';
import { countFilters, effectiveSort, professionalSearchAddress, sortsFor } from './professional-search';
import { seesMore, type Reader } from './reader';

/** The search in the address, what it found, and how it is shown. */
export const useProfessionalSearch = (reader: Reader) => {
  const { t } = useTranslation('professionals');
  const place = usePlace(professionalSearchAddress);
  const results = useResults(searchQuery(reader, place), () => place.first({ replace: true }));
  const { search } = place;
  const { data, isOld } = results;
  const seesRates = seesMore(reader);
  const total = data && { count: data.total };
  return {
    place,
    results,
    filters: countFilters(search),
    total: total && t('total', total),
    show: total && !isOld ? t('filters.show', total) : t('filters.showSome'),
    sorts: sortsFor(search, seesRates),
    sort: effectiveSort(search, seesRates),
  };
};
export type ProfessionalSearching = ReturnType<typeof useProfessionalSearch>;
