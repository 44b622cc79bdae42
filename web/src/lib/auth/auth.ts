import { paths } from '@shared/paths';
import { identityClient } from './cognito/access-token';
import { lastAttempt } from './cognito/provider-attempt';
import type { IdentityProvider, ProviderProfile, SignInStep } from './cognito/sign-in-step';
import { forgetKeptDrafts } from '../forms/kept-draft';
import { addressOf } from '../i18n/language';
import { forgetOutbox } from '../live/outbox-database';
import { forgetStoredSession, hasStoredSession, sessionEndsWithTab } from './stored-session';

export const prepareSignIn = (): void => {
  identityClient().catch(() => undefined);
};

/** `remember` keeps the session across browser restarts; otherwise it ends with the tab. */
export const signIn = async (email: string, password: string, remember: boolean): Promise<SignInStep> =>
  (await identityClient()).signInWithPassword(email, password, remember);

export const signInWithPasskey = async (email: string, remember: boolean): Promise<SignInStep> =>
  (await identityClient()).signInWithPasskey(email, remember);

/** Replaces a session that the server ended, such as after a password change. */
export const signInAgain = (email: string, password: string): Promise<SignInStep> =>
  signIn(email, password, !sessionEndsWithTab());

export const confirmMfa = async (code: string): Promise<void> => (await identityClient()).answerChallenge(code);

/** Redirects to the provider, which returns to the callback page. `next` is the final destination. */
export const signInWithProvider = async (provider: IdentityProvider, next: string | null): Promise<void> =>
  (await identityClient()).leaveForProvider({ provider, next, repeated: false });

/** Returns to the account settings. `email`: the account's address, which the provider's must match. */
export const connectProvider = async (provider: IdentityProvider, email: string): Promise<void> => {
  const next = `${paths.accountSettings}?connected=${provider}`;
  return (await identityClient()).leaveForProvider({ provider, next, repeated: false, connects: email });
};

/** The address that the tab's last provider sign-in was meant to connect to. */
export const addressToConnect = (): string | null => lastAttempt()?.connects ?? null;

export const repeatProviderSignIn = async (): Promise<boolean> => {
  const attempt = lastAttempt();
  if (!attempt || attempt.repeated) return false;
  await (await identityClient()).leaveForProvider({ ...attempt, repeated: true });
  return true;
};

export const providerProfile = async (): Promise<ProviderProfile> => (await identityClient()).currentProfile();

export const completeProviderSignIn = async (): Promise<string | null> => (await identityClient()).returnFromProvider();

const signOutTimeoutMs = 4000;
const signOutTimeout = () => new Promise<'done'>((resolve) => setTimeout(() => resolve('done'), signOutTimeoutMs));
const endAtProvider = async (): Promise<'done' | 'leaving'> => {
  // The next user of this browser must not receive this user's push notifications.
  if ('Notification' in window && Notification.permission === 'granted') {
    await import('../live/browser-push').then(({ turnPushOff }) => turnPushOff()).catch(() => undefined);
  }
  return (await identityClient()).endCurrentSession();
};

/** The next person must not find cached offline data. */
const forgetOffline = async (): Promise<void> => {
  const [{ forgetAgenda }, { forgetClock }, { forgetSharedFile }] = await Promise.all([
    import('../offline/agenda'),
    import('../offline/clock-store'),
    import('../offline/shared-file'),
  ]);
  await Promise.all([forgetAgenda(), forgetClock({ evenWaiting: false }), forgetSharedFile()]);
};

/** Never fails: a server error must not leave a user signed in on a shared computer. `leaving`: redirecting. */
export const endSession = async (): Promise<'done' | 'leaving'> => {
  const outcome = hasStoredSession()
    ? await Promise.race([endAtProvider(), signOutTimeout()]).catch(() => 'done' as const)
    : 'done';
  forgetStoredSession();
  forgetKeptDrafts();
  forgetOutbox();
  await Promise.race([forgetOffline(), signOutTimeout()]).catch(() => undefined);
  return outcome;
};

/** Ends the session and reloads the start page, even on failure. */
export const signOut = async (): Promise<void> => {
  if ((await endSession()) === 'done') window.location.assign(addressOf(paths.home));
};
