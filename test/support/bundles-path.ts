export const bundlesPath = '/bundles';
