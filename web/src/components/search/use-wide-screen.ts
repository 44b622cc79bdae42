import { useSyncExternalStore } from 'react';

/** Keep in sync with search.module.css, where the filters move next to the list. */
const wide = '(min-width: 62rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Null when unknown, as in prerendered pages. */
export const useWideScreen = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => null,
  );
