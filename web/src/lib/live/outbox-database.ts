/** Where the browser keeps messages that are not sent yet. */
export const outboxDatabase = 'wardline-outbox';

/** When a person signs out: the computer may be shared. It is gone as soon as no page has it open. */
export const forgetOutbox = (): void => {
  try {
    window.indexedDB.deleteDatabase(outboxDatabase);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
