import { storageKeys } from '@shared/storage-keys';

export const outboxDatabase = storageKeys.outbox;

/** Called on sign-out, because the computer may be shared. Deleted once no page has it open. */
export const forgetOutbox = (): void => {
  try {
    window.indexedDB.deleteDatabase(outboxDatabase);
  } catch {
    // Storage is blocked: nothing was stored.
  }
};
