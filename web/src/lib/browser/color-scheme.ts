import { useSyncExternalStore } from 'react';
import type { Appearance } from '@shared/accounts/model/appearances';
import { storageKeys } from '@shared/storage-keys';

export type ColorScheme = 'light' | 'dark';

/** Also read before the first paint, by public/before-paint.js. */
const storageKey = storageKeys.colorScheme;
const attribute = 'data-color-scheme';

const current = (): ColorScheme => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light');

const listeners = new Set<() => void>();

const system = (): MediaQueryList | null =>
  typeof window === 'undefined' || typeof window.matchMedia !== 'function'
    ? null
    : window.matchMedia('(prefers-color-scheme: dark)');

const systemScheme = (): ColorScheme => (system()?.matches ? 'dark' : 'light');

const paint = (scheme: ColorScheme): void => {
  document.documentElement.setAttribute(attribute, scheme);
  for (const listener of listeners) listener();
};

const chosen = (): Appearance => {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

const keep = (appearance: Appearance): void => {
  try {
    if (appearance === 'system') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, appearance);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
};

/** Applies to this device. */
export const chooseAppearance = (appearance: Appearance): void => {
  keep(appearance);
  paint(appearance === 'system' ? systemScheme() : appearance);
};

let followed: Appearance | undefined;

/** Applies the account's choice once per change: a local choice stays while it is being saved. */
export const followAppearance = (appearance: Appearance | undefined): void => {
  if (appearance === undefined || appearance === followed) return;
  followed = appearance;
  if (appearance !== chosen()) chooseAppearance(appearance);
};

const subscribe = (listener: () => void): (() => void) => {
  const followSystem = () => chosen() === 'system' && paint(systemScheme());
  const media = system();
  listeners.add(listener);
  media?.addEventListener('change', followSystem);
  return () => {
    listeners.delete(listener);
    media?.removeEventListener('change', followSystem);
  };
};

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, current, () => 'light' as const);

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, chosen, () => 'system' as const);
