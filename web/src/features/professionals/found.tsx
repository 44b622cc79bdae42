import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalSearchResult } from '@shared/model/professional-search';
import { Row, Stack } from '@/components/layout';
import { PagedResults } from '@/components/search/paged-results';
import search from '@/components/search/search.module.css';
import type { SearchLocation } from '@/components/search/use-search-url-state';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ForJob } from './for-job';
import { MoreForEmployers } from './more-for-employers';
import { ProfessionalRow } from './professional-row';
import { SaveSearchButton } from './save-search';
import { useReader } from './reader';
import { countFilters, withoutFilters, type ProfessionalSearch } from './professional-search';

type Place = SearchLocation<ProfessionalSearch>;
type Props = {
  result: ProfessionalSearchResult;
  place: Place;
  isOld: boolean;
  onPage: () => void;
};

const isAnyRated = ({ items, facets }: ProfessionalSearchResult): boolean =>
  facets.rating.some(({ count }) => count > 0) || items.some(({ rating }) => rating !== null);

const NobodyFound = ({ result, place }: Pick<Props, 'result' | 'place'>) => {
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
const OrderNote = ({ result, place }: Pick<Props, 'result' | 'place'>) => {
  const { t } = useTranslation('professionals');
  const { sort } = place.search;
  if ((sort !== 'rating' && sort !== 'reviews') || isAnyRated(result)) return null;
  return <FormMessage kind="info">{t('orderNote')}</FormMessage>;
};

export const Found = ({ result, place, isOld, onPage }: Props) => {
  const { t } = useTranslation('professionals');
  const { kind } = useReader();
  const { items, nextCursor } = result;
  return (
    <PagedResults place={place} nextCursor={isOld ? null : nextCursor} onPage={onPage}>
      {items.length === 0 ? (
        <NobodyFound result={result} place={place} />
      ) : (
        <Stack gap="s">
          <MoreForEmployers subject="list" />
          {kind === 'member' && (
            <Row justify="between" align="end">
              <ForJob />
              <SaveSearchButton search={place.search} />
            </Row>
          )}
          <OrderNote result={result} place={place} />
          <Stack as="ul" gap="s" aria-label={t('results')}>
            {items.map((professional) => (
              <li key={professional.userId}>
                <ProfessionalRow professional={professional} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </PagedResults>
  );
};
