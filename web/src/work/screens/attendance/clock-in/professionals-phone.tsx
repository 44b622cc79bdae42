import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { completeRegistrationFor, dashboardFor, isEmployer } from '@/lib/auth/home-for';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useClockOwner } from './use-clock-owner';

/** Works offline, and then with this phone's data only. */
export const ProfessionalsPhone = ({ children }: { children: (userId: string) => ReactNode }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const owner = useClockOwner();
  const { status, me, refresh } = session;
  useEffect(() => {
    if (me) return undefined;
    const readAgain = () => void refresh();
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [me, refresh]);
  if (status === 'signedOut') return <Navigate to={withReturnPath(paths.login, pathname + search)} replace />;
  if (status === 'incomplete') return <Navigate to={completeRegistrationFor(pathname + search)} replace />;
  if (me && (me.support || isEmployer(me))) return <Navigate to={dashboardFor(me)} replace />;
  const userId = me?.userId ?? owner;
  if (userId) return children(userId);
  if (session.error && owner === null) return <ErrorState error={session.error} onRetry={() => void refresh()} />;
  return <Loading />;
};
