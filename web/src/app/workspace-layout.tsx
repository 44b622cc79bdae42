import { Suspense, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { WorkspacePage } from '@/components/ui/workspace-page';
import { HomeMark } from '@/app/shell/workspace/home-mark';
import { lazy } from '@/lib/browser/lazy';
import { planRefusal } from '@/lib/api/plan-refusal';
import { useSession } from '@/lib/auth/session';
import { Above, Main, SkipLink } from './frame';
import { Upkeep } from './upkeep';
import styles from './layout.module.css';

const Rail = lazy(() => import('./workspace-rail').then((it) => ({ default: it.WorkspaceRail })));
const SiteAnnouncements = lazy(() => import('./site-announcements').then((it) => ({ default: it.SiteAnnouncements })));
const RestrictionBanner = lazy(() =>
  import('@/trust/screens/reports/restriction-banner').then((it) => ({ default: it.RestrictionBanner })),
);
const AccountDeletionBanner = lazy(() =>
  import('./account-deletion-banner').then((it) => ({ default: it.AccountDeletionBanner })),
);
const UnverifiedBanner = lazy(() =>
  import('@/organizations/screens/organization-verification/unverified-banner').then((it) => ({
    default: it.UnverifiedBanner,
  })),
);
const ClosingBanner = lazy(() =>
  import('@/organizations/screens/team-banners/closing-banner').then((it) => ({ default: it.ClosingBanner })),
);
const TwoFactorBanner = lazy(() =>
  import('@/organizations/screens/team-banners/two-factor-banner').then((it) => ({ default: it.TwoFactorBanner })),
);
const PlanRefusals = lazy(() =>
  import('@/money/parts/billing/plan-refusal-dialog').then((it) => ({ default: it.PlanRefusalDialog })),
);
const TermsDue = lazy(() =>
  import('@/accounts/screens/account/legal/terms-due').then((it) => ({ default: it.TermsDue })),
);
const NotificationArea = lazy(() => import('./notification-area').then((it) => ({ default: it.NotificationArea })));
const LiveUpdates = lazy(() => import('./live-updates').then((it) => ({ default: it.LiveUpdates })));

/** Sets dense type and controls, also for elements outside the page: menus, dialogs. */
const useWorkspaceScale = (): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['frame'] = 'workspace';
    return () => {
      delete dataset['frame'];
    };
  }, []);
};

/** A version published while someone works asks on the next visit, so that input stays. */
const useDueOnArrival = (me: Me | null): boolean => {
  const [wasDue, setWasDue] = useState<boolean | null>(null);
  if (me && wasDue === null) setWasDue(me.legalDue !== undefined);
  return wasDue === true;
};

/** Notifications quote conversations, which are closed to staff who view as someone. */
const Notified = ({ children }: { children: ReactNode }) => {
  const { me, status, hasEnded } = useSession();
  return status === 'signedIn' && !hasEnded && !me?.viewAs ? <Suspense fallback={null}>{children}</Suspense> : null;
};

const bell = (
  <Notified>
    <NotificationArea />
  </Notified>
);

/** Shows refusals by the plan or a missing verification in one place. */
const PlanRefusal = () => {
  const refused = useSyncExternalStore(planRefusal.subscribe, planRefusal.get, () => null);
  return refused === null ? null : (
    <Suspense fallback={null}>
      <PlanRefusals refused={refused} onClose={planRefusal.dismiss} />
    </Suspense>
  );
};

export const WorkspaceLayout = () => {
  useWorkspaceScale();
  const { me } = useSession();
  const askedOnArrival = useDueOnArrival(me);
  const frame = useMemo(() => ({ Page: WorkspacePage, start: <HomeMark />, end: bell }), []);
  return (
    <PageFrameContext value={frame}>
      <SkipLink />
      <PlanRefusal />
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
              <RestrictionBanner {...me.restriction} />
            </Suspense>
          )}
          {me?.deletion && (
            <Suspense fallback={null}>
              <AccountDeletionBanner me={me} dueAt={me.deletion.dueAt} />
            </Suspense>
          )}
          {me && (
            <Suspense fallback={null}>
              <SiteAnnouncements me={me} />
            </Suspense>
          )}
          {me?.membership?.closesAt !== undefined && (
            <Suspense fallback={null}>
              <ClosingBanner membership={me.membership} />
            </Suspense>
          )}
          {me?.membership?.twoFactorUntil !== undefined && (
            <Suspense fallback={null}>
              <TwoFactorBanner membership={me.membership} />
            </Suspense>
          )}
          {me?.membership?.unverified && me.membership.closesAt === undefined && (
            <Suspense fallback={null}>
              <UnverifiedBanner membership={me.membership} />
            </Suspense>
          )}
          {askedOnArrival && me?.legalDue ? (
            <Main>
              <Suspense fallback={null}>
                <TermsDue due={me.legalDue} />
              </Suspense>
            </Main>
          ) : (
            <Main />
          )}
        </div>
      </div>
      <Notified>
        <LiveUpdates />
      </Notified>
      <Above />
      <Upkeep />
    </PageFrameContext>
  );
};
