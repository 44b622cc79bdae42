import { useSyncExternalStore } from 'react';

/** Preview breakpoint; keep in sync with job-posting.module.css. */
const wide = '(min-width: 78rem)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
