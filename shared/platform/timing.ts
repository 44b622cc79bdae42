// Separate from the function manifest, which would load every contract.

/** Seconds. The visibility timeout is six times the function timeout, as AWS recommends. */
export const functionTimeoutSeconds = 10;
export const scheduledTimeoutSeconds = 60;
export const queueVisibilitySeconds = functionTimeoutSeconds * 6;
