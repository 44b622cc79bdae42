import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalSearchResult } from '@shared/find/model/professional-search';
import { Stack } from '@/components/layout';
import { PagedResults } from '@/components/search/paged-results';
import type { SearchLocation } from '@/components/search/use-search-url-state';
import { MoreForEmployers } from '../more-for-employers';
import { NoProfessionalsFound, OrderNote } from './no-professionals-found';
import { ProfessionalRow } from '../professional-row';
import type { ProfessionalSearch } from './professional-search';

type Props = {
  result: ProfessionalSearchResult;
  place: SearchLocation<ProfessionalSearch>;
  isOld: boolean;
  onPage: () => void;
};

export const Found = ({ result, place, isOld, onPage }: Props) => {
  const { t } = useTranslation('professionals');
  const { items, nextCursor } = result;
  return (
    <PagedResults place={place} nextCursor={isOld ? null : nextCursor} onPage={onPage}>
      {items.length === 0 ? (
        <NoProfessionalsFound result={result} place={place} />
      ) : (
        <Stack gap="s">
          <MoreForEmployers subject="list" />
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
