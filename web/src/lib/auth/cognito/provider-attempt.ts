import { storageKeys } from '@shared/storage-keys';
import type { IdentityProvider } from './sign-in-step';

// Session storage: the redirect to the provider reloads the page.
const key = storageKeys.providerSignIn;

/** `connects`: the address of the account to connect the provider to. */
export type Attempt = { provider: IdentityProvider; next: string | null; repeated: boolean; connects?: string };

export const rememberAttempt = (attempt: Attempt): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // Storage is blocked: the sign-in ends at the default page.
  }
};

/** The tab's last provider sign-in. */
export const lastAttempt = (): Attempt | null => {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
};
