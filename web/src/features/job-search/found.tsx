import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { JobSearchResult } from '@shared/model/job-search';
import type { JobSearch } from '@/entities/jobs/job-search';
import { PagedResults } from '@/components/search/paged-results';
import type { SearchLocation } from '@/components/search/use-search-url-state';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';

type Props = {
  result: JobSearchResult;
  place: SearchLocation<JobSearch>;
  isOld: boolean;
  alertFor: (search: JobSearch) => ReactNode;
  onPage: () => void;
};

export const Found = ({ result, place, isOld, alertFor, onPage }: Props) => {
  const { t } = useTranslation('job-search');
  const { items, nextCursor } = result;
  return (
    <PagedResults place={place} nextCursor={isOld ? null : nextCursor} onPage={onPage}>
      {items.length === 0 ? (
        <NothingFound search={place.search} alert={alertFor(place.search)} onChange={place.change} />
      ) : (
        <ResultList jobs={items} label={t('results')} />
      )}
    </PagedResults>
  );
};
