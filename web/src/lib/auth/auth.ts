import { paths } from '@shared/paths';
import { identityClient } from './cognito/access-token';
import { attemptToRepeat } from './cognito/provider-attempt';
import type { IdentityProvider, ProviderProfile, SignInStep } from './cognito/sign-in-step';
import { forgetKeptDrafts } from '../forms/kept-draft';
import { forgetOutbox } from '../live/outbox-database';
import { forgetStoredSession, hasStoredSession, sessionEndsWithTab } from './stored-session';

/** Fetches the identity client ahead of the sign-in that is about to be sent. */
export const prepareSignIn = (): void => {
  // What fails now is tried again, and reported, when it is needed.
  identityClient().catch(() => undefined);
};

/** `remember` keeps the session across browser restarts; without it the session ends with the tab. */
export const signIn = async (email: string, password: string, remember: boolean): Promise<SignInStep> =>
  (await identityClient()).signInWithPassword(email, password, remember);

/** A new session in place of one that the server ended, such as by a change of password. */
export const signInAgain = (email: string, password: string): Promise<SignInStep> =>
  signIn(email, password, !sessionEndsWithTab());

/** Answers the two-factor challenge of the sign-in under way. */
export const confirmMfa = async (code: string): Promise<void> => (await identityClient()).answerChallenge(code);

/** Leaves for the provider's page, which comes back to the callback page. `next` is where to go afterwards. */
export const signInWithProvider = async (provider: IdentityProvider, next: string | null): Promise<void> =>
  (await identityClient()).leaveForProvider(provider, next);

/** Begins the last `signInWithProvider` once more. False when there is none, or when it was repeated already. */
export const repeatProviderSignIn = async (): Promise<boolean> => {
  const attempt = attemptToRepeat();
  if (!attempt) return false;
  await (await identityClient()).leaveForProvider(attempt.provider, attempt.next, true);
  return true;
};

/** What the identity provider tells of the signed-in person; empty where it tells nothing. */
export const providerProfile = async (): Promise<ProviderProfile> => (await identityClient()).currentProfile();

/** Finishes what `signInWithProvider` began; answers its `next`. */
export const completeProviderSignIn = async (): Promise<string | null> => (await identityClient()).returnFromProvider();

const signOutPatienceMs = 4000;
const patience = () => new Promise<'done'>((resolve) => setTimeout(() => resolve('done'), signOutPatienceMs));
const endAtProvider = async (): Promise<'done' | 'leaving'> => {
  // Whoever uses this browser next must not read this person's pushes.
  if ('Notification' in window && Notification.permission === 'granted') {
    await import('../live/browser-push').then(({ turnPushOff }) => turnPushOff()).catch(() => undefined);
  }
  return (await identityClient()).endCurrentSession();
};

/**
 * Ends the session here and at the identity provider, without leaving the page. Never fails: a server that does not
 * answer must not keep a person signed in on a shared computer. `leaving`: the browser is on its way to the provider.
 */
export const endSession = async (): Promise<'done' | 'leaving'> => {
  const outcome = hasStoredSession()
    ? await Promise.race([endAtProvider(), patience()]).catch(() => 'done' as const)
    : 'done';
  forgetStoredSession();
  forgetKeptDrafts();
  forgetOutbox();
  return outcome;
};

/** Ends the session, goes to the start page and reloads it, also when ending it failed. */
export const signOut = async (): Promise<void> => {
  if ((await endSession()) === 'done') window.location.assign(paths.home);
};
