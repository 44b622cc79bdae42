import { useSyncExternalStore } from 'react';
import { storageKeys } from '@shared/storage-keys';

const keyOf = (userId: string): string => storageKeys.jobScope + userId;

const listeners = new Set<() => void>();
/** Fallback where storage is blocked: the choice lasts for this page. */
const chosen = new Map<string, boolean>();

const isAll = (userId: string): boolean => {
  const known = chosen.get(userId);
  if (known !== undefined) return known;
  try {
    return window.localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
};

export const chooseJobScope = (userId: string, all: boolean): void => {
  chosen.set(userId, all);
  try {
    if (all) window.localStorage.setItem(keyOf(userId), String(all));
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

/** Whether a person wants to see all jobs, not only those they're eligible for. Stored on the device. */
export const useShowsAllJobs = (userId: string | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => userId !== null && isAll(userId),
    () => false,
  );
