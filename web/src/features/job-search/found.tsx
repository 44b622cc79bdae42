import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { JobSearch } from '@/entities/jobs/job-search';
import { useSaverId } from '@/entities/jobs/saver';
import { Stack } from '@/components/layout';
import { PagedResults } from '@/components/search/paged-results';
import type { SearchLocation } from '@/components/search/use-search-url-state';
import { chooseJobScope } from './job-scope';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import type { FoundJobs } from './search-query';

const ScopeSwitch = lazy(() => import('./scope-switch').then((it) => ({ default: it.ScopeSwitch })));
const NothingPossible = lazy(() => import('./nothing-possible').then((it) => ({ default: it.NothingPossible })));

type Props = {
  result: FoundJobs;
  place: SearchLocation<JobSearch>;
  isOld: boolean;
  alertFor: (search: JobSearch) => ReactNode;
  onPage: () => void;
};

export const Found = ({ result, place, isOld, alertFor, onPage }: Props) => {
  const { t } = useTranslation('job-search');
  const saver = useSaverId();
  const { items, nextCursor, possible } = result;
  const startOver = () => place.first({ replace: true });
  const showAll = () => {
    if (saver) chooseJobScope(saver, true);
    startOver();
  };
  return (
    <Suspense>
      <Stack gap="m">
        {saver && possible !== undefined && <ScopeSwitch saver={saver} possible={possible} onChange={startOver} />}
        <PagedResults place={place} nextCursor={isOld ? null : nextCursor} onPage={onPage}>
          {items.length > 0 && <ResultList jobs={items} label={t('results')} />}
          {items.length === 0 && nextCursor === null && possible && (
            <NothingPossible alert={alertFor(place.search)} onShowAll={showAll} />
          )}
          {items.length === 0 && nextCursor === null && !possible && (
            <NothingFound search={place.search} alert={alertFor(place.search)} onChange={place.change} />
          )}
        </PagedResults>
      </Stack>
    </Suspense>
  );
};
