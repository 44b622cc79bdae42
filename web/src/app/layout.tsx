import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { SiteLayout } from './site-layout';

const loadWorkspace = () => import('./workspace-layout');
const WorkspaceLayout = lazy(() => loadWorkspace().then((it) => ({ default: it.WorkspaceLayout })));

// Arrives while the session is being restored.
if (typeof window !== 'undefined' && hasStoredSession()) loadWorkspace().catch(() => undefined);

/** Signed-in pages stand in the workspace; while a stored session loads, too, so that nothing jumps. */
export const Layout = () => {
  const { status } = useSession();
  return status === 'signedIn' || status === 'loading' ? (
    <Suspense fallback={null}>
      <WorkspaceLayout />
    </Suspense>
  ) : (
    <SiteLayout />
  );
};
