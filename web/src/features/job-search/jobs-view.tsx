import { lazy, Suspense, use, type ReactNode } from 'react';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { Loading } from '@/components/ui/base/loading';
import type { JobSearch } from '@/entities/jobs/job-search';
import { PublicJobs } from './public-jobs';

const WorkspaceJobs = lazy(() => import('./workspace-jobs').then((it) => ({ default: it.WorkspaceJobs })));

export type JobsViewProps = {
  /** `icon`: without a word. */
  alertFor: (search: JobSearch, look?: 'icon') => ReactNode;
  /** The job beside the list. */
  paneFor: (jobId: string) => ReactNode;
};

/** Visitors have the list below the public header; whoever is signed in has a job beside it. */
export const JobsView = (props: JobsViewProps) =>
  use(PageFrameContext) === null ? (
    <PublicJobs {...props} />
  ) : (
    <Suspense fallback={<Loading />}>
      <WorkspaceJobs {...props} />
    </Suspense>
  );
