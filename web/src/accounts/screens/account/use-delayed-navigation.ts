import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayDurations } from '@shared/limits';
import type { Notice } from './notice';

/** Navigates after a success message has been readable; canceled on unmount. */
export const useDelayedNavigation = (): ((to: string, notice?: Notice) => void) => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to, notice) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void navigate(to, { replace: true, state: notice }),
        displayDurations.redirectAfterSuccess,
      );
    },
    [navigate],
  );
};
