import { useRef } from 'react';

/** Ignores calls while one is running, so a double click acts once even during validation. */
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
