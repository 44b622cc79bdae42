import { useSyncExternalStore } from 'react';
import { storageKeys } from '@shared/storage-keys';

export type ColorScheme = 'light' | 'dark';

const storageKey = storageKeys.colorScheme;
const attribute = 'data-color-scheme';

const current = (): ColorScheme => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light');

const listeners = new Set<() => void>();

export const chooseColorScheme = (scheme: ColorScheme): void => {
  document.documentElement.setAttribute(attribute, scheme);
  try {
    window.localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, current, () => 'light' as const);
