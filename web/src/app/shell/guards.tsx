import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { completeRegistrationFor, dashboardFor, homeFor, profileFor } from '@/lib/auth/home-for';
import { returnPathOf, withReturnPath } from '@/lib/auth/return-path';
import { useSession, type Session } from '@/lib/auth/session';
import { followAccount } from '@/lib/i18n/language-choice';
import { api } from '@/lib/api/api';
import { followAppearance } from '@/lib/browser/color-scheme';
import { browserZone } from '@/lib/time/own-zone';

const Pending = ({ session, label }: { session: Session; label?: string }) => {
  const { t } = useTranslation('shell');
  return session.error ? (
    <ErrorState error={session.error} onRetry={() => void session.refresh()} />
  ) : (
    <Loading label={label ?? t('loading.page')} />
  );
};

/** Pages that need no organization data. */
const openBeforeTwoFactor: readonly string[] = [paths.accountSettings, paths.notificationSettings, paths.support];

/** Applies the account's preferences on each device; the first device sets the account's time zone. */
const useFollowedPreferences = ({ me, refresh }: Session): void => {
  const isOwn = me !== null && !me.viewAs;
  const appearance = isOwn ? me.appearance : undefined;
  const hasNoZone = isOwn && me.timeZone === undefined && me.emailVerifiedAt !== null;
  useEffect(() => {
    followAppearance(appearance);
  }, [appearance]);
  useEffect(() => {
    if (!hasNoZone) return;
    const body = { timeZone: browserZone(), assumed: true } as const;
    // On failure, dates stay in the browser's zone, and the next visit retries.
    api('changeTimeZone', { body }).then(refresh, () => undefined);
  }, [hasNoZone, refresh]);
};

/** Signed-in users only; others sign in and come back, like members who must set up two-factor authentication. */
export const Protected = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const language = session.me?.language;
  useEffect(() => {
    if (language) followAccount(language);
  }, [language]);
  useFollowedPreferences(session);
  if (session.status === 'loading') return <Pending session={session} />;
  if (session.status === 'signedOut') return <Navigate to={withReturnPath(paths.login, pathname + search)} replace />;
  if (session.status === 'incomplete') {
    return <Navigate to={completeRegistrationFor(pathname + search)} replace />;
  }
  const isDue = session.me?.membership?.twoFactorDue ?? session.me?.staff?.twoFactorDue;
  if (isDue && !session.me?.viewAs && !openBeforeTwoFactor.includes(pathname)) {
    return <Navigate to={withReturnPath(paths.accountSettings, pathname + search)} replace />;
  }
  return children;
};

/** History entry of the last visitor page; signing in remounts the page in another frame. */
let guestAt: string | null = null;

/** Visitors only. After signing in here, continues to the requested page. */
export const GuestOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { search, key } = useLocation();
  const isGuest = session.status === 'signedOut';
  useEffect(() => {
    if (isGuest) guestAt = key;
  }, [isGuest, key]);
  if (isGuest) return children;
  if (session.status === 'incomplete') return <Navigate to={completeRegistrationFor(returnPathOf(search))} replace />;
  if (session.status === 'loading' || !session.me) return <Pending session={session} />;
  const target = guestAt === key ? (returnPathOf(search) ?? homeFor(session.me)) : dashboardFor(session.me);
  return <Navigate to={target} replace />;
};

/** Provider users without an account yet; others go to their start page. */
export const NewcomersOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'incomplete') return children;
  if (session.status === 'loading') return <Pending session={session} />;
  return <Navigate to={(session.me && returnPathOf(search)) ?? homeFor(session.me)} replace />;
};

type Entry = { label: string; target: (me: NonNullable<Session['me']>) => string };

const EntryRedirect = ({ label, target }: Entry) => {
  const session = useSession();
  if (session.status === 'loading') return <Pending session={session} label={label} />;
  return <Navigate to={session.me ? target(session.me) : paths.login} replace />;
};

export const DashboardRedirect = () => {
  const { t } = useTranslation('shell');
  return <EntryRedirect label={t('loading.dashboard')} target={dashboardFor} />;
};

export const ProfileRedirect = () => {
  const { t } = useTranslation('shell');
  return <EntryRedirect label={t('loading.profile')} target={profileFor} />;
};
