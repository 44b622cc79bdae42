import { useSyncExternalStore } from 'react';

/** As wide as in search.module.css: there the filters stand beside the list. */
const wide = '(min-width: 62rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Null while nobody knows, as in a page written at build time. */
export const useWideScreen = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => null,
  );
