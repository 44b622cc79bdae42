import { storageKeys } from '@shared/storage-keys';

/** Blocked storage: the device is a new one with each page. */
const ofThisPage = crypto.randomUUID();

/** By which the owner of an account recognizes this browser. Stays when someone signs out. */
export const deviceId = (): string => {
  try {
    const kept = window.localStorage.getItem(storageKeys.device);
    if (kept !== null) return kept;
    window.localStorage.setItem(storageKeys.device, ofThisPage);
  } catch {
    // See above.
  }
  return ofThisPage;
};
