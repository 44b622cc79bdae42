import { storageKeys } from '@shared/storage-keys';
import { hasStoredSession } from '../auth/stored-session';

const prefix = storageKeys.drafts;

const guarded = <T>(act: () => T, fallback: T): T => {
  try {
    return act();
  } catch {
    // Full, corrupt or blocked storage only loses the draft.
    return fallback;
  }
};

/** Draft in local storage, which survives closing the tab. `key` contains user and form. */
export const readKept = <T>(key: string): T | null =>
  guarded(() => {
    const value: unknown = JSON.parse(window.localStorage.getItem(prefix + key) ?? 'null');
    return typeof value === 'object' ? (value as T | null) : null;
  }, null);

/** Stores nothing after the session ended, because the computer may be shared. */
export const keepForLater = (key: string, value: unknown): void =>
  guarded(() => {
    if (hasStoredSession()) window.localStorage.setItem(prefix + key, JSON.stringify(value));
  }, undefined);

export const dropKept = (key: string): void => guarded(() => window.localStorage.removeItem(prefix + key), undefined);

export const forgetKeptDrafts = (): void =>
  guarded(() => {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(prefix)) window.localStorage.removeItem(key);
    }
  }, undefined);
