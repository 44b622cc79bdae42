/** Emulators of the services that organizations and people connect. Followed by the provider's ID. */
export const vendorsPath = '/_local/vendors';
