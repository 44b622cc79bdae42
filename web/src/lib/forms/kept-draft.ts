import { hasStoredSession } from '../auth/stored-session';

const prefix = 'wardline.draft.';

const guarded = <T>(act: () => T, fallback: T): T => {
  try {
    return act();
  } catch {
    // A full, broken or forbidden storage only costs the draft.
    return fallback;
  }
};

/** What somebody typed, kept in this browser: it survives a closed tab and a crash. `key` names person and form. */
export const readKept = <T>(key: string): T | null =>
  guarded(() => {
    const value: unknown = JSON.parse(window.localStorage.getItem(prefix + key) ?? 'null');
    return typeof value === 'object' ? (value as T | null) : null;
  }, null);

/** Keeps nothing once the session is over: the computer may be shared. */
export const keepForLater = (key: string, value: unknown): void =>
  guarded(() => {
    if (hasStoredSession()) window.localStorage.setItem(prefix + key, JSON.stringify(value));
  }, undefined);

export const dropKept = (key: string): void => guarded(() => window.localStorage.removeItem(prefix + key), undefined);

/** When a person signs out. */
export const forgetKeptDrafts = (): void =>
  guarded(() => {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(prefix)) window.localStorage.removeItem(key);
    }
  }, undefined);
