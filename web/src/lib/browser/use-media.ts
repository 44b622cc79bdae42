import { useCallback, useSyncExternalStore } from 'react';

/** Null when unknown, as in prerendered pages. */
export const useMedia = (query: string): boolean | null =>
  useSyncExternalStore<boolean | null>(
    useCallback(
      (listener: () => void) => {
        const media = window.matchMedia(query);
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => null,
  );
