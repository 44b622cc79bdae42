import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { displayDurations } from '@shared/limits';
import { api, ApiError, loadSessionRoutes } from '../api/api';
import { isWithoutAccount } from '../api/api-error';
import { accessToken } from './cognito/access-token';
import { signOut as endSession } from './auth';
import { commonText } from '../i18n/i18n';
import { hasStoredSession, onSessionChange, sessionEndsWithTab } from './stored-session';
import { setOwnZone } from '../time/own-zone';
import { useTokenRefresh } from './cognito/use-token-refresh';

/** `incomplete`: signed in at an identity provider without an account here yet. */
type Status = 'loading' | 'signedOut' | 'incomplete' | 'signedIn';
type Known = {
  status: Status;
  me: Me | null;
  error: ApiError | null;
  /** The page stays as it is until the user signs in again, so nothing typed is lost. */
  hasEnded?: boolean;
  /** Whether the session outlives its tab. */
  isRemembered?: boolean;
};

export type Session = Known & {
  refresh: () => Promise<Me | null>;
  signOut: () => Promise<void>;
};

const signedOut: Known = { status: 'signedOut', me: null, error: null };
const incomplete: Known = { status: 'incomplete', me: null, error: null };
const loading: Known = { status: 'loading', me: null, error: null };

const SessionContext = createContext<Session | null>(null);

/** Null when signed out; throws if the server is unreachable. */
const readAccount = async (): Promise<Me | null> => {
  const routes = loadSessionRoutes();
  routes.catch(() => undefined);
  if (!(await accessToken())) return null;
  try {
    return await api('getMe');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, { code: 'UNREACHABLE', error: commonText('error.account') });

/** Stays `loading` until known, so no page redirects too early. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [known, setKnown] = useState<Known>(() => (hasStoredSession() ? loading : signedOut));

  const begun = useRef(0);
  const newest = useRef(0);
  /** Reads may end out of order: an older account must not replace a newer one. */
  const inTurn = useCallback(() => {
    const turn = (begun.current += 1);
    return (next: Known | ((before: Known) => Known)) => {
      if (turn < newest.current) return;
      newest.current = turn;
      if (typeof next === 'object') setOwnZone(next.me?.timeZone ?? null);
      setKnown(next);
    };
  }, []);

  const refresh = useCallback(async (): Promise<Me | null> => {
    const set = inTurn();
    try {
      const me = await readAccount();
      set(me ? { status: 'signedIn', me, error: null, isRemembered: !sessionEndsWithTab() } : signedOut);
      return me;
    } catch (error) {
      if (isWithoutAccount(error)) set(incomplete);
      // A known account is kept: a lost connection must not sign the user out.
      else set((before) => ({ ...before, error: asApiError(error) }));
      return null;
    }
  }, [inTurn]);

  useEffect(() => {
    if (!hasStoredSession()) return undefined;
    void refresh();
    const fallback = setTimeout(
      () => setKnown((now) => (now.status === 'loading' && !hasStoredSession() ? signedOut : now)),
      displayDurations.authWaitFallback,
    );
    return () => clearTimeout(fallback);
  }, [refresh]);

  useEffect(() => {
    return onSessionChange((change) => {
      if (change === 'signedOut') inTurn()(signedOut);
      else if (change === 'ended') inTurn()((before) => (before.me ? { ...before, hasEnded: true } : signedOut));
      else void refresh();
    });
  }, [inTurn, refresh]);

  useTokenRefresh(known.status === 'signedIn' && !known.hasEnded);

  const session = useMemo<Session>(() => ({ ...known, refresh, signOut: endSession }), [known, refresh]);
  return <SessionContext value={session}>{children}</SessionContext>;
};

export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

export const FixedSession = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);
