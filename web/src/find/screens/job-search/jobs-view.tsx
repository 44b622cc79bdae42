import { Suspense, use } from 'react';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { Loading } from '@/components/ui/base/loading';
import type { JobsViewProps } from './jobs-view-props';
import { PublicJobs } from './public-jobs';
import { lazy } from '@/lib/browser/lazy';

const WorkspaceJobs = lazy(() => import('./workspace-jobs').then((it) => ({ default: it.WorkspaceJobs })));

/** Visitors have the list below the public header; signed-in people see a job beside it. */
export const JobsView = (props: JobsViewProps) =>
  use(PageFrameContext) === null ? (
    <PublicJobs {...props} />
  ) : (
    <Suspense fallback={<Loading />}>
      <WorkspaceJobs {...props} />
    </Suspense>
  );
