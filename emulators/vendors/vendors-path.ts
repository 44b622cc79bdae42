/** Path of the emulated services that organizations and people connect, followed by the provider's ID. */
export const vendorsPath = '/_local/vendors';
