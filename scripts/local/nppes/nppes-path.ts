/** Where the local stand-in for the registry of NPI numbers answers, on the gateway's port. */
export const nppesPath = '/_local/nppes/api/';
