import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page before hydration, when clicks would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
