import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './jobs.module.css';
import { ListHead } from './list-head';
import type { RowFrame, Selection } from './result-list';
import type { JobSearching } from './use-job-search';

// Loads after the page.
const loadFound = () => import('./found');
const Found = lazy(() => loadFound().then((it) => ({ default: it.Found })));

type Props = {
  searching: JobSearching;
  alert: ReactNode;
  selection?: Selection | undefined;
  frame?: RowFrame | undefined;
  className?: string | undefined;
};

export const JobList = ({ searching, alert, selection, frame, className }: Props) => {
  const { t } = useTranslation('job-search');
  const { data, isOld, isPending, isError, error, retry } = searching.results;
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => void loadFound().catch(() => undefined), []);
  const waiting = <ListSkeleton rows={6} label={t('loading')} flat />;
  const toTop = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={classNames(styles.list, className)} aria-label={t('results')}>
      <ListHead searching={searching} ref={top} />
      {isPending && waiting}
      {isError && !data && (
        <div className={styles.nothing}>
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
      {data && (
        <div className={classNames(isOld && styles.old)} aria-busy={isOld || undefined}>
          <Suspense fallback={waiting}>
            <Found {...{ searching, alert, selection, frame }} result={data} onPage={toTop} />
          </Suspense>
        </div>
      )}
    </section>
  );
};
