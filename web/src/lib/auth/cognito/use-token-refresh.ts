import { useEffect } from 'react';
import { displayDurations } from '@shared/limits';
import { accessToken } from './access-token';

/** Refreshes the token in the background, so requests of an idle page need not wait. */
export const useTokenRefresh = (signedIn: boolean): void => {
  useEffect(() => {
    if (!signedIn) return undefined;
    const check = () => {
      accessToken().catch(() => undefined);
    };
    const timer = setInterval(check, displayDurations.tokenCheck);
    return () => clearInterval(timer);
  }, [signedIn]);
};
