import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { jobsFilter, paths } from '@shared/paths';
import { JobsView } from '@/features/job-search/jobs-view';
import { Loading } from '@/components/ui/base/loading';
import { isEmployer } from '@/lib/auth/home-for';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';

const AlertButton = lazy(() =>
  import('@/features/saved-jobs/alert-button').then((it) => ({ default: it.AlertButton })),
);

const ownViews = {
  [jobsFilter.saved]: lazy(() =>
    import('@/features/saved-jobs/saved-jobs-view').then((it) => ({ default: it.SavedJobsView })),
  ),
  [jobsFilter.alerts]: lazy(() =>
    import('@/features/saved-jobs/alerts-view').then((it) => ({ default: it.AlertsView })),
  ),
};

/** Saved jobs and alerts require a professional's account; others sign in and come back. */
const OwnView = ({ view }: { view: keyof typeof ownViews }) => {
  const { status, me } = useSession();
  const { pathname, search } = useLocation();
  const View = ownViews[view];
  if (status === 'loading') return <Loading />;
  if (!me) return <Navigate to={withReturnPath(paths.login, pathname + search)} replace />;
  return isEmployer(me) ? <Navigate to={paths.jobs} replace /> : <View />;
};

export const JobsScreen = () => {
  const [search] = useSearchParams();
  const { me } = useSession();
  // Clearing the filters of the public list does not redirect.
  const [askedForNothing] = useState(search.size === 0);
  const view = search.get(jobsFilter.parameter);
  // Without a search, employers see their own jobs; with one, what candidates see.
  if (askedForNothing && me && isEmployer(me)) return <Navigate to={paths.manageJobs} replace />;
  if (view === jobsFilter.saved || view === jobsFilter.alerts) return <OwnView key={view} view={view} />;
  return (
    <JobsView
      alertFor={(wanted) => (
        <Suspense>
          <AlertButton search={wanted} />
        </Suspense>
      )}
    />
  );
};
