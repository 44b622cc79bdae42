import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const directory = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const bundleDirectory = directory('dist/lambdas');

/** Null if the site is not built. */
export const builtSite = (): string | null => {
  const site = directory('dist/web');
  return existsSync(`${site}/index.html`) ? site : null;
};
