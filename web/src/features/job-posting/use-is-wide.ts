import { useSyncExternalStore } from 'react';

/** From here on the preview has room beside the form; posting.module.css says the same. */
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
