import { createStore, del, get, update, type UseStore } from 'idb-keyval';
import type { ClockKey } from '@shared/work/rules/attendance/entry-signature';
import { storageKeys } from '@shared/storage-keys';

/** `device`: the ID of the browser that it was made in. */
export type KeptKey = ClockKey & { device: string };

/** Fails without storage. */
export type ClockKeyStore = {
  read: () => Promise<KeptKey | null>;
  /** The one that is kept: `made`, unless another tab was first. */
  keep: (made: KeptKey) => Promise<KeptKey>;
  forget: () => Promise<void>;
};

let store: UseStore | null = null;
const opened = (): UseStore => (store ??= createStore(storageKeys.clockKey, 'keys'));

/**
 * Per person. IndexedDB stores a CryptoKey itself: no script ever reads the private key (w3.org/TR/WebCryptoAPI, Key
 * Storage). It ends with the browser's storage: in private windows when they close, in Safari also after seven days of use
 * without a visit (webkit.org/tracking-prevention). Then the next entry makes another one, and the person hears of it.
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
