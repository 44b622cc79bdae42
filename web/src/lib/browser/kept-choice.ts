import { useSyncExternalStore } from 'react';
import { storageKeys } from '@shared/storage-keys';

const keys = {
  view: storageKeys.candidatesView,
  columns: storageKeys.candidatesColumns,
  shortcuts: storageKeys.shortcuts,
  shiftDayScheme: storageKeys.shiftDayScheme,
};
type Kept = keyof typeof keys;

/** Fallback where storage is blocked: the choice lasts for this page. */
const chosen = new Map<Kept, string>();
const listeners = new Set<() => void>();

const read = (what: Kept): string | null => {
  try {
    return window.localStorage.getItem(keys[what]);
  } catch {
    return chosen.get(what) ?? null;
  }
};

export const keepChoice = (what: Kept, value: string): void => {
  chosen.set(what, value);
  try {
    window.localStorage.setItem(keys[what], value);
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A choice stored on the device. */
export const useKeptChoice = (what: Kept): string | null => useSyncExternalStore(subscribe, () => read(what));
