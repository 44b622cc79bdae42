import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalSearchResult } from '@shared/find/model/professional-search';
import { Row } from '@/components/layout';
import search from '@/components/search/search.module.css';
import type { SearchLocation } from '@/components/search/use-search-url-state';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { countFilters, withoutFilters, type ProfessionalSearch } from './professional-search';

type Props = { result: ProfessionalSearchResult; place: SearchLocation<ProfessionalSearch> };

const isAnyRated = ({ items, facets }: ProfessionalSearchResult): boolean =>
  facets.rating.some(({ count }) => count > 0) || items.some(({ rating }) => rating !== null);

export const NoProfessionalsFound = ({ result, place }: Props) => {
  const { t } = useTranslation('professionals');
  const { search: wanted, change } = place;
  const filters = countFilters(wanted);
  if (filters === 0 && !wanted.q)
    return <EmptyState illustration="team" title={t('none.title')} text={t('none.noneYet')} />;
  const isForRating = wanted.rating !== null && !isAnyRated(result);
  return (
    <EmptyState
      illustration="search"
      title={t('none.title')}
      text={t(isForRating ? 'none.noRatings' : 'none.adjust')}
      action={
        <Row className={search.ways}>
          {isForRating && (
            <Button variant="secondary" onClick={() => change({ rating: null })}>
              {t('none.withoutRating')}
            </Button>
          )}
          {wanted.q && (
            <Button variant="secondary" onClick={() => change({ q: '' })}>
              {t('none.withoutText', { text: wanted.q })}
            </Button>
          )}
          {filters > 0 && (
            <Button variant="secondary" onClick={() => change(withoutFilters(wanted))}>
              {t('filters.clear')}
            </Button>
          )}
        </Row>
      }
    />
  );
};

/** Explains a sort order that no result has a value for. */
export const OrderNote = ({ result, place }: Props) => {
  const { t } = useTranslation('professionals');
  const { sort } = place.search;
  if ((sort !== 'rating' && sort !== 'reviews') || isAnyRated(result)) return null;
  return <FormMessage kind="info">{t('orderNote')}</FormMessage>;
};
