import { storageKeys } from '@shared/storage-keys';

/** With blocked storage, each page counts as a new device. */
const ofThisPage = crypto.randomUUID();

/** The ID by which an account's owner recognizes this browser. Stays after sign-out. */
export const deviceId = (): string => {
  try {
    const kept = window.localStorage.getItem(storageKeys.device);
    if (kept !== null) return kept;
    window.localStorage.setItem(storageKeys.device, ofThisPage);
  } catch {
    // Storage is blocked.
  }
  return ofThisPage;
};
