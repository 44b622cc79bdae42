import { Navigate, useLocation } from 'react-router-dom';
import { jobsFilter, paths } from '@shared/paths';
import { Loading } from '@/components/ui/base/loading';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';

const ownViews = {
  [jobsFilter.saved]: lazy(() =>
    import('@/hiring/screens/saved-jobs/saved-jobs-view').then((it) => ({ default: it.SavedJobsView })),
  ),
  [jobsFilter.alerts]: lazy(() =>
    import('@/hiring/screens/saved-jobs/alerts-view').then((it) => ({ default: it.AlertsView })),
  ),
};

/** Saved jobs and alerts require a professional's account; others sign in and return. */
export const OwnJobsScreen = ({ view }: { view: keyof typeof ownViews }) => {
  const { status, me } = useSession();
  const { pathname, search } = useLocation();
  const View = ownViews[view];
  if (status === 'loading') return <Loading />;
  if (!me) return <Navigate to={withReturnPath(paths.login, pathname + search)} replace />;
  return isEmployer(me) ? <Navigate to={paths.jobs} replace /> : <View />;
};
