import { useSyncExternalStore } from 'react';
import { storageKeys } from '@shared/storage-keys';

/** The pairing with which this browser shows codes. */
export type PairedKiosk = { kioskId: string; secret: string };

const listeners = new Set<() => void>();
/** Fallback where storage is blocked: the pairing lasts for this page. */
let memory: string | null = null;

const read = (): string | null => {
  try {
    return window.localStorage.getItem(storageKeys.kiosk);
  } catch {
    return memory;
  }
};

const write = (text: string | null): void => {
  memory = text;
  try {
    if (text === null) window.localStorage.removeItem(storageKeys.kiosk);
    else window.localStorage.setItem(storageKeys.kiosk, text);
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
};

export const keepKiosk = (kiosk: PairedKiosk): void => write(JSON.stringify(kiosk));
export const forgetKiosk = (): void => write(null);

const kioskOf = (text: string | null): PairedKiosk | null => {
  try {
    return text === null ? null : (JSON.parse(text) as PairedKiosk);
  } catch {
    return null;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const usePairedKiosk = (): PairedKiosk | null => {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return kioskOf(text);
};
