import type { IdentityProvider } from './sign-in-step';

// In the tab's storage: the page is left for the provider's and loaded anew.
const key = 'wardline.provider-attempt';

type Attempt = { provider: IdentityProvider; next: string | null; repeated: boolean };

/** Storage can be switched off by the visitor: then nothing is repeated. */
export const rememberAttempt = (attempt: Attempt): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // Nothing depends on it but a repetition.
  }
};

/** The sign-in at a provider that was begun last in this tab, unless it was a repetition itself. */
export const attemptToRepeat = (): Attempt | null => {
  try {
    const attempt = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Attempt | null;
    return attempt && !attempt.repeated ? attempt : null;
  } catch {
    return null;
  }
};
