import { lazy, Suspense, useLayoutEffect, useMemo } from 'react';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { WorkspacePage } from '@/components/ui/workspace-page';
import { HomeMark } from '@/features/shell/workspace/home-mark';
import { useSession } from '@/lib/auth/session';
import { Above, Main, SkipLink } from './frame';
import styles from './layout.module.css';

const Rail = lazy(() => import('./workspace-rail').then((it) => ({ default: it.WorkspaceRail })));
const SiteAnnouncements = lazy(() => import('./site-announcements').then((it) => ({ default: it.SiteAnnouncements })));
const AppUpkeep = lazy(() => import('@/features/offline/app-upkeep').then((it) => ({ default: it.AppUpkeep })));
const RestrictionNote = lazy(() =>
  import('@/features/reports/restriction-note').then((it) => ({ default: it.RestrictionNote })),
);
const UnverifiedNote = lazy(() =>
  import('@/features/organization-verification/unverified-note').then((it) => ({ default: it.UnverifiedNote })),
);
const NotificationArea = lazy(() => import('./notification-area').then((it) => ({ default: it.NotificationArea })));

/** Dense type and controls, also for what is rendered outside the page: menus, dialogs. */
const useWorkspaceScale = (): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['frame'] = 'workspace';
    return () => {
      delete dataset['frame'];
    };
  }, []);
};

const Bell = () => {
  const { status, hasEnded } = useSession();
  return status === 'signedIn' && !hasEnded ? (
    <Suspense fallback={null}>
      <NotificationArea />
    </Suspense>
  ) : null;
};

export const WorkspaceLayout = () => {
  useWorkspaceScale();
  const { me } = useSession();
  const frame = useMemo(() => ({ Page: WorkspacePage, start: <HomeMark />, end: <Bell /> }), []);
  return (
    <PageFrameContext value={frame}>
      <SkipLink />
      <div className={styles.workspace}>
        <header className={styles.rail}>
          {me && (
            <Suspense fallback={null}>
              <Rail me={me} />
            </Suspense>
          )}
        </header>
        <div className={styles.column}>
          {me?.restriction && (
            <Suspense fallback={null}>
              <RestrictionNote {...me.restriction} />
            </Suspense>
          )}
          {me && (
            <Suspense fallback={null}>
              <SiteAnnouncements me={me} />
            </Suspense>
          )}
          {me?.membership?.unverified && (
            <Suspense fallback={null}>
              <UnverifiedNote membership={me.membership} />
            </Suspense>
          )}
          <Main />
        </div>
      </div>
      <Above />
      {me && !me.viewAs && (
        <Suspense fallback={null}>
          <AppUpkeep me={me} />
        </Suspense>
      )}
    </PageFrameContext>
  );
};
