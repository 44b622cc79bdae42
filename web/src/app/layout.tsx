import { useSession } from '@/lib/auth/session';
import { SiteLayout } from './site-layout';
import { WorkspaceLayout } from './workspace-layout';

/** Signed-in pages stand in the workspace; while a stored session loads, too, so that nothing jumps. */
export const Layout = () => {
  const { status } = useSession();
  return status === 'signedIn' || status === 'loading' ? <WorkspaceLayout /> : <SiteLayout />;
};
