import { storageKeys } from '@shared/storage-keys';

/** Keys the identity client uses in storage, read without loading that client. */
const tokenPrefix = storageKeys.session;
const userSuffix = '.LastAuthUser';

/** `ended`: by the server or by time, not by the user. `changed`: same user, changed account data. */
export type SessionChange = 'signedIn' | 'signedOut' | 'ended' | 'changed';

const isUserKey = (key: string): boolean => key.startsWith(tokenPrefix) && key.endsWith(userSuffix);
const holdsSession = (store: Storage): boolean => Object.keys(store).some(isUserKey);

const guarded = <T>(read: () => T, fallback: T): T => {
  try {
    return read();
  } catch {
    return fallback;
  }
};

/** Whether a session is stored; only the server knows if it is still valid. */
export const hasStoredSession = (): boolean =>
  guarded(() => holdsSession(window.localStorage) || holdsSession(window.sessionStorage), false);

export const sessionEndsWithTab = (): boolean => guarded(() => holdsSession(window.sessionStorage), false);

export const forgetStoredSession = (): void => {
  guarded(() => {
    for (const store of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(store)) if (key.startsWith(tokenPrefix)) store.removeItem(key);
    }
  }, undefined);
};

const listeners = new Set<(change: SessionChange) => void>();

/** Notifies listeners in this tab; the identity client calls it when the server ends the session. */
export const announceSessionChange = (change: SessionChange): void => {
  for (const listener of listeners) listener(change);
};

/** Subscribes to changes not made by this page: in another tab, or by the server. */
export const onSessionChange = (listener: (change: SessionChange) => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key means storage was cleared.
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
