import { usePlace } from '@/components/search/use-search-url-state';
import { useResults } from '@/components/search/use-results';
import { useTranslation } from '@/lib/i18n/i18n';
import { searchQuery } from '../professional-queries';
import {
  countFilters,
  effectiveSort,
  professionalSearchAddress,
  sortsFor,
  understoodSearch,
  type ProfessionalSearch,
} from './professional-search';
import { seesMore, type Reader } from '../profile/reader';

/** The search in the address, its results, and their layout. */
export const useProfessionalSearch = (reader: Reader) => {
  const { t } = useTranslation('professionals');
  const place = usePlace(professionalSearchAddress);
  const results = useResults(searchQuery(reader, place), () => place.first({ replace: true }));
  const { search, change } = place;
  const { data, isOld } = results;
  const seesRates = seesMore(reader);
  const read = understoodSearch(search, isOld ? undefined : data?.understood?.search);
  const total = data && { count: data.total };
  return {
    place,
    results,
    read,
    /** A change turns the reading of the text into filters. */
    changeRead: (changes: Partial<ProfessionalSearch>) => change({ ...read, ...changes }),
    filters: countFilters(read),
    total: total && t('total', total),
    show: total && !isOld ? t('filters.show', total) : t('filters.showSome'),
    sorts: sortsFor(search, seesRates),
    sort: effectiveSort(search, seesRates),
  };
};
export type ProfessionalSearching = ReturnType<typeof useProfessionalSearch>;
