import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { SiteLayout } from './site-layout';

const loadWorkspace = () => import('./workspace-layout');
const WorkspaceLayout = lazy(() => loadWorkspace().then((it) => ({ default: it.WorkspaceLayout })));

// Loads while the session is being restored.
if (typeof window !== 'undefined' && hasStoredSession()) loadWorkspace().catch(() => undefined);

/** Shows signed-in pages in the workspace, also while a stored session loads, so that the layout doesn't shift. */
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
