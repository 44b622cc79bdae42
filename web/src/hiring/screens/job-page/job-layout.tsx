import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { JobMatch } from '@shared/hiring/model/match';
import { BigPay } from './big-pay';
import { FactsGrid } from './facts-grid';
import { AboutJob, Benefits, Details, JobHead, Needs, type ViewedJob } from './job-parts';
import styles from './job-page.module.css';
import { PayPackage } from './pay-package';
import { SimilarJobs } from './similar-jobs';
import { lazy } from '@/lib/browser/lazy';

// Most jobs have no package, and the page loads on phones.
const PaySplit = lazy(() => import('./pay-split').then((it) => ({ default: it.PaySplit })));

type Props = {
  job: ViewedJob;
  /** The reader's next action. */
  actions: ReactNode;
  /** Content beside the title. */
  quick?: ReactNode;
  /** Content below the apply button. */
  promise?: ReactNode;
  matchBox?: ReactNode;
  match?: JobMatch | null;
  /** Content after the job's description. */
  more?: ReactNode;
  /** The employer. */
  side: ReactNode;
  /** `pane`: beside a list. */
  look: 'pane' | 'page' | 'public';
};

/** Pay and the next action beside the page, or above it where there is no room. */
export const JobLayout = ({ job, actions, quick, promise, matchBox, match = null, more, side, look }: Props) => (
  <div className={styles.layout} data-look={look}>
    <div className={styles.main}>
      <JobHead job={job} hasTitle={look !== 'public'} actions={look === 'pane' ? actions : quick} />
      <div className={styles.body}>
        {look !== 'pane' && (job.status === 'paused' || job.status === 'closed') && <SimilarJobs job={job} />}
        <FactsGrid job={job} />
        {matchBox}
        <AboutJob job={job} />
        <Needs job={job} match={match} />
        <Details job={job} />
        <PayPackage job={job} />
        <Benefits job={job} />
        {more}
        {look !== 'pane' && job.status === 'active' && <SimilarJobs job={job} />}
      </div>
    </div>
    <div className={styles.aside}>
      <div className={styles.buy}>
        <BigPay job={job} />
        {job.payPackage && (
          <Suspense fallback={null}>
            <PaySplit job={job} />
          </Suspense>
        )}
        {look !== 'pane' && actions}
        {look !== 'pane' && promise}
      </div>
      <div className={styles.side}>{side}</div>
    </div>
  </div>
);
