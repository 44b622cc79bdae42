import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { doctorsView, paths } from '@shared/paths';
import { Loading } from '@/components/ui/base/loading';
import { ProfessionalsView } from '@/find/screens/professionals/professionals-view';
import { lazy } from '@/lib/browser/lazy';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';

const loadLists = () => import('@/find/screens/professionals/my-lists');
const ownLists = {
  [doctorsView.saved]: lazy(() => loadLists().then((it) => ({ default: it.SavedProfessionalsView }))),
  [doctorsView.recent]: lazy(() => loadLists().then((it) => ({ default: it.RecentProfessionalsView }))),
  [doctorsView.searches]: lazy(() =>
    import('./search/saved-searches').then((it) => ({ default: it.SavedSearchesView })),
  ),
};

const OwnList = ({ view }: { view: keyof typeof ownLists }) => {
  const { status, me } = useSession();
  const { pathname, search } = useLocation();
  const List = ownLists[view];
  if (status === 'loading') return <Loading />;
  if (!me) return <Navigate to={withReturnPath(paths.login, pathname + search)} replace />;
  return me.membership ? <List /> : <Navigate to={paths.doctors} replace />;
};

export const DoctorsView = () => {
  const [search] = useSearchParams();
  const view = search.get(doctorsView.parameter);
  return view === doctorsView.saved || view === doctorsView.recent || view === doctorsView.searches ? (
    <OwnList key={view} view={view} />
  ) : (
    <ProfessionalsView />
  );
};
