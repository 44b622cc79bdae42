/** What the identity client leaves in the browser's storage, read without downloading that client. */
const tokenPrefix = 'CognitoIdentityServiceProvider.';
const userSuffix = '.LastAuthUser';

/** `changed`: the same person, but what the server says of the account is another. */
export type SessionChange = 'signedIn' | 'signedOut' | 'changed';

const isUserKey = (key: string): boolean => key.startsWith(tokenPrefix) && key.endsWith(userSuffix);
const holdsSession = (store: Storage): boolean => Object.keys(store).some(isUserKey);

/** Storage can be switched off by the visitor: then nothing is stored. */
const guarded = <T>(read: () => T, fallback: T): T => {
  try {
    return read();
  } catch {
    return fallback;
  }
};

/** Whether somebody seems to be signed in here. Only the server knows if the session still holds. */
export const hasStoredSession = (): boolean =>
  guarded(() => holdsSession(window.localStorage) || holdsSession(window.sessionStorage), false);

/** Whether the stored session ends with the tab. */
export const sessionEndsWithTab = (): boolean => guarded(() => holdsSession(window.sessionStorage), false);

export const forgetStoredSession = (): void => {
  guarded(() => {
    for (const store of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(store)) if (key.startsWith(tokenPrefix)) store.removeItem(key);
    }
  }, undefined);
};

const listeners = new Set<(change: SessionChange) => void>();

/** Tells this tab's listeners; the identity client calls it when the server refused to go on. */
export const announceSessionChange = (change: SessionChange): void => {
  for (const listener of listeners) listener(change);
};

/**
 * Tells when the session changes without this page having asked for it: in another tab, or because the server ended
 * it. A page that signs in or out refreshes the session itself.
 */
export const onSessionChange = (listener: (change: SessionChange) => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null) listener('signedOut');
    else if (isUserKey(event.key) && event.newValue !== event.oldValue) {
      listener(event.newValue ? 'signedIn' : 'signedOut');
    }
  };
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
};
