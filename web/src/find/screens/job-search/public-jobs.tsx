import { Suspense } from 'react';
import { Page } from '@/components/ui/base/page';
import { lazy } from '@/lib/browser/lazy';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useTranslation } from '@/lib/i18n/i18n';
import { ChipsLine } from './filters/chips-line';
import { JobList } from './job-list';
import styles from './jobs.module.css';
import type { JobsViewProps } from './jobs-view-props';
import { TextField } from './filters/search-fields';
import { useJobSearch } from './use-job-search';

const PlaceField = lazy(() => import('./filters/place-field').then((it) => ({ default: it.PlaceField })));

const noField = <span className={styles.where} />;

export const PublicJobs = ({ alertFor }: Pick<JobsViewProps, 'alertFor'>) => {
  const { t } = useTranslation('job-search');
  const isHydrated = useHydrated();
  const searching = useJobSearch();
  const alert = alertFor(searching.place.search);
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={styles.sticky}>
        <div className={styles.fields}>
          <TextField {...searching} />
          {isHydrated ? (
            <Suspense fallback={noField}>
              <PlaceField {...searching} />
            </Suspense>
          ) : (
            noField
          )}
        </div>
        <ChipsLine searching={searching} />
      </div>
      <JobList searching={searching} alert={alert} className={styles.boxed} />
      {searching.results.data && searching.results.data.total > 0 && <div className={styles.after}>{alert}</div>}
    </Page>
  );
};
