/** Where the local push service is, on the gateway's port. */
export const pushPath = '/_local/push/';
