// Apart from the manifest of functions: a function that needs one of these does not load every contract.

/** Seconds: function time-out, and the queue's visibility time-out as AWS advises (six times). */
export const functionTimeoutSeconds = 10;
/** Of functions that run by themselves and work through lists. */
export const scheduledTimeoutSeconds = 60;
export const queueVisibilitySeconds = functionTimeoutSeconds * 6;
