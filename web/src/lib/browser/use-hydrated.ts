import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page written at build time stands without its scripts: what is pressed then would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
