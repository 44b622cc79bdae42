import { useEffect } from 'react';

/** Keeps the display on while it shows codes, where the browser can. */
export const useScreenOn = (): void => {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
    if (!wakeLock) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async () => {
      if (document.hidden) return;
      const held = await wakeLock.request('screen');
      if (isGone) await held.release();
      else lock = held;
    };
    // A low battery may reject it.
    const tryToHold = () => void hold().catch(() => undefined);
    tryToHold();
    // Browsers end it when the page is hidden.
    document.addEventListener('visibilitychange', tryToHold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', tryToHold);
      lock?.release().catch(() => undefined);
    };
  }, []);
};
