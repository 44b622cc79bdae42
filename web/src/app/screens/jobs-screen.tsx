import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { jobsFilter, paths } from '@shared/paths';
import { JobsView } from '@/find/screens/job-search/jobs-view';
import { Loading } from '@/components/ui/base/loading';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

const AlertButton = lazy(() =>
  import('@/hiring/screens/saved-jobs/alert-button').then((it) => ({ default: it.AlertButton })),
);

const JobPane = lazy(() => import('@/hiring/screens/job-page/job-pane').then((it) => ({ default: it.JobPane })));
const OwnJobsScreen = lazy(() => import('./own-jobs-screen').then((it) => ({ default: it.OwnJobsScreen })));

export const JobsScreen = () => {
  const [search] = useSearchParams();
  const { me } = useSession();
  // Clearing the filters of the public list does not redirect.
  const [askedForNothing] = useState(search.size === 0);
  const view = search.get(jobsFilter.parameter);
  // Without a search, employers see their own jobs; with one, what candidates see.
  if (askedForNothing && me && isEmployer(me)) return <Navigate to={paths.manageJobs} replace />;
  if (view === jobsFilter.saved || view === jobsFilter.alerts) {
    return (
      <Suspense fallback={<Loading />}>
        <OwnJobsScreen key={view} view={view} />
      </Suspense>
    );
  }
  return (
    <JobsView
      alertFor={(wanted, look) => (
        <Suspense>
          <AlertButton search={wanted} look={look} />
        </Suspense>
      )}
      paneFor={(jobId) => (
        <Suspense fallback={<Loading />}>
          <JobPane key={jobId} jobId={jobId} />
        </Suspense>
      )}
    />
  );
};
