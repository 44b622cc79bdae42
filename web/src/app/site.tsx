import 'virtual:tokens.css';
import './base.css';
import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { SiteRoutes } from './router';
import { ErrorBoundary } from './error-boundary';

const UsageEvents = lazy(() =>
  import('@/trust/screens/usage/usage-events').then((it) => ({ default: it.UsageEvents })),
);

/** Only for people who turned it on. Staff who view as another person report nothing. */
const Usage = () => {
  const { me, hasEnded } = useSession();
  if (!me?.usageEvents || me.viewAs || hasEnded) return null;
  return (
    <Suspense fallback={null}>
      <UsageEvents />
    </Suspense>
  );
};

export const Site = () => (
  <ErrorBoundary>
    <SiteRoutes />
    <Usage />
  </ErrorBoundary>
);
