import { useSyncExternalStore } from 'react';
import { storageKeys } from '@shared/storage-keys';

const keyOf = (userId: string): string => storageKeys.jobForSearch + userId;

const listeners = new Set<() => void>();
/** Fallback where storage is blocked: the choice lasts for this page. */
const chosen = new Map<string, string | null>();

const chosenBy = (userId: string): string | null => {
  const known = chosen.get(userId);
  if (known !== undefined) return known;
  try {
    return window.localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
};

export const chooseJob = (userId: string, jobId: string | null): void => {
  chosen.set(userId, jobId);
  try {
    if (jobId !== null) window.localStorage.setItem(keyOf(userId), jobId);
    else window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The job that a team member last compared professionals with. Stored on the device. */
export const useChosenJobId = (userId: string | null): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (userId === null ? null : chosenBy(userId)),
    () => null,
  );
