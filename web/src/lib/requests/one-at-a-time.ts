import { useRef } from 'react';

/** Ignores a call while an earlier one still runs: a double click acts once, also while the form is being checked. */
export const useOneAtATime = (): ((act: () => Promise<unknown>) => Promise<void>) => {
  const running = useRef(false);
  return async (act) => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  };
};
