import { Suspense, type Ref } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './jobs.module.css';
import type { JobSearching } from './use-job-search';

const SortSelect = lazy(() => import('./filters/sort-select').then((it) => ({ default: it.SortSelect })));

type Props = { searching: JobSearching; ref: Ref<HTMLHeadingElement> };

/** "31 jobs you can apply to", and the order. */
export const ListHead = ({ searching, ref }: Props) => {
  const { t } = useTranslation('job-search');
  const isHydrated = useHydrated();
  const { results, total } = searching;
  const { data, isOld } = results;
  return (
    <div className={styles.head}>
      <h2 ref={ref} tabIndex={-1}>
        {total ?? t('counting')}
      </h2>
      {data?.possible && <span>{t('youCan')}</span>}
      <span className="visually-hidden" role="status">
        {!isOld && total}
      </span>
      {isHydrated && (
        <Suspense>
          <SortSelect searching={searching} />
        </Suspense>
      )}
    </div>
  );
};
