import { createStore, del, get, update, type UseStore } from 'idb-keyval';
import type { ClockKey } from '@shared/work/rules/attendance/entry-signature';
import { storageKeys } from '@shared/storage-keys';

/** `device`: ID of the browser in which it was made. */
export type KeptKey = ClockKey & { device: string };

/** Fails without storage. */
export type ClockKeyStore = {
  read: () => Promise<KeptKey | null>;
  /** Returns the stored key: `made`, unless another tab was first. */
  keep: (made: KeptKey) => Promise<KeptKey>;
  forget: () => Promise<void>;
};

let store: UseStore | null = null;
const opened = (): UseStore => (store ??= createStore(storageKeys.clockKey, 'keys'));

/**
 * One key per person. IndexedDB stores the CryptoKey: no script reads the private key (w3.org/TR/WebCryptoAPI, Key
 * Storage). It ends with the browser's storage: in private windows on close, in Safari also after seven days of use
 * without a visit (webkit.org/tracking-prevention). The next entry then makes another one, and the person is told.
 */
export const createClockKeyStore = (userId: string): ClockKeyStore => ({
  read: async () => (await get<KeptKey>(userId, opened())) ?? null,
  keep: async (made) => {
    let kept = made;
    await update<KeptKey>(userId, (known) => (kept = known?.device === made.device ? known : made), opened());
    return kept;
  },
  forget: () => del(userId, opened()),
});
