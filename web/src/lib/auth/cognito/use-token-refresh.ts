import { useEffect } from 'react';
import { displayDurations } from '@shared/limits';
import { accessToken } from './access-token';

/** Renews the session's token in the background, so that no request of a page left open has to wait for it. */
export const useTokenRefresh = (signedIn: boolean): void => {
  useEffect(() => {
    if (!signedIn) return undefined;
    const check = () => {
      // Without a network the next check, or the next request, tries again.
      accessToken().catch(() => undefined);
    };
    const timer = setInterval(check, displayDurations.tokenCheck);
    return () => clearInterval(timer);
  }, [signedIn]);
};
