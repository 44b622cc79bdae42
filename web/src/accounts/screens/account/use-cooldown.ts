import { useCallback, useEffect, useState } from 'react';
import { limits } from '@shared/limits';
import { storageKeys } from '@shared/storage-keys';

const storageKey = (key: string) => storageKeys.cooldown + key;

const storedEnd = (key: string): number => {
  try {
    return Number(window.sessionStorage.getItem(storageKey(key)) ?? 0);
  } catch {
    return 0;
  }
};

const storeEnd = (key: string, end: number): void => {
  try {
    window.sessionStorage.setItem(storageKey(key), String(end));
  } catch {
    // Lost on reload without storage; the server enforces it anyway.
  }
};

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Registration sends the first code, so the cooldown starts there. */
export const codeCooldownKey = (email: string): string => `code:${email.toLowerCase()}`;

export const startCooldown = (key: string, seconds: number = limits.otpCooldownSeconds): void =>
  storeEnd(key, Date.now() + seconds * 1000);

export type Cooldown = { secondsLeft: number; start: (seconds?: number) => void };

/** Seconds until the action is allowed again; survives a reload. */
export const useCooldown = (key: string): Cooldown => {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(storedEnd(key)));

  const start = useCallback(
    (seconds: number = limits.otpCooldownSeconds) => {
      startCooldown(key, seconds);
      setSecondsLeft(seconds);
    },
    [key],
  );

  useEffect(() => {
    setSecondsLeft(secondsUntil(storedEnd(key)));
  }, [key]);

  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return;
    // Recomputed from the clock: timers in sleeping tabs lose time.
    const timer = setInterval(() => setSecondsLeft(secondsUntil(storedEnd(key))), 1000);
    return () => clearInterval(timer);
  }, [running, key]);

  return { secondsLeft, start };
};
