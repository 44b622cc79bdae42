import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const directory = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Packages of the functions, made anew at each synthesis. */
export const bundleDirectory = directory('dist/lambdas');

/** The site as `npm run build` leaves it, null when it is not built. */
export const builtSite = (): string | null => {
  const site = directory('dist/web');
  return existsSync(`${site}/index.html`) ? site : null;
};
