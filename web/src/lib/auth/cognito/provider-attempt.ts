import { storageKeys } from '@shared/storage-keys';
import type { IdentityProvider } from './sign-in-step';

// Session storage: the redirect to the provider reloads the page.
const key = storageKeys.providerSignIn;

type Attempt = { provider: IdentityProvider; next: string | null; repeated: boolean };

export const rememberAttempt = (attempt: Attempt): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // Storage is blocked: the sign-in ends at its usual page.
  }
};

/** The last provider sign-in of this tab, unless it was itself a repetition. */
export const attemptToRepeat = (): Attempt | null => {
  try {
    const attempt = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Attempt | null;
    return attempt && !attempt.repeated ? attempt : null;
  } catch {
    return null;
  }
};
