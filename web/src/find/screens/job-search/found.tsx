import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { PagedResults } from '@/components/search/paged-results';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { chooseJobScope } from './job-scope';
import styles from './jobs.module.css';
import { NothingFound } from './nothing-found';
import { ResultList, type RowFrame, type Selection } from './result-list';
import type { FoundJobs } from './search-query';
import type { JobSearching } from './use-job-search';

const NothingPossible = lazy(() => import('./nothing-possible').then((it) => ({ default: it.NothingPossible })));
const AskProfession = lazy(() => import('./ask-profession').then((it) => ({ default: it.AskProfession })));
const ReadingNotes = lazy(() => import('./reading-notes').then((it) => ({ default: it.ReadingNotes })));

type Props = {
  result: FoundJobs;
  searching: Pick<JobSearching, 'place' | 'results'>;
  alert: ReactNode;
  selection?: Selection | undefined;
  frame?: RowFrame | undefined;
  onPage: () => void;
};

export const Found = ({ result, searching: { place, results }, alert, selection, frame, onPage }: Props) => {
  const { t } = useTranslation('job-search');
  const saver = useSaverId();
  const { items, nextCursor, possible, understood, relaxed } = result;
  const { search, change } = place;
  const { isOld } = results;
  const showAll = () => {
    if (saver) chooseJobScope(saver, true);
    place.first({ replace: true });
  };
  return (
    <>
      {!isOld && (understood !== null || relaxed.length > 0) && (
        <Suspense>
          <ReadingNotes
            result={result}
            sort={search.sort}
            typed={search.q}
            onRead={change}
            onWords={() => change({ words: true })}
          />
        </Suspense>
      )}
      {saver && possible === null && (
        <Suspense>
          <AskProfession />
        </Suspense>
      )}
      <PagedResults place={place} nextCursor={isOld ? null : nextCursor} onPage={onPage}>
        {items.length > 0 && <ResultList jobs={items} label={t('results')} selection={selection} frame={frame} />}
        {items.length === 0 && nextCursor === null && (
          <div className={styles.nothing}>
            {possible ? (
              <Suspense>
                <NothingPossible alert={alert} onShowAll={showAll} />
              </Suspense>
            ) : (
              <NothingFound search={search} alert={alert} onChange={change} />
            )}
          </div>
        )}
      </PagedResults>
    </>
  );
};
