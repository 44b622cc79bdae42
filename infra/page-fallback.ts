import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { paths } from '../shared/paths.ts';
import { prerenderedRoutes } from '../shared/site-routes.ts';

const source = fileURLToPath(new URL('constructs/page-fallback.js', import.meta.url));

/** Code of the CDN's function, with the list of the prerendered pages. */
export const pageFallbackCode = (): string => {
  const list = JSON.stringify(prerenderedRoutes.map((name) => paths[name]));
  return readFileSync(source, 'utf8').replace('var prerendered = [];', `var prerendered = ${list};`);
};

/** The function that the CDN runs: turns the path of a page into the path of the file, or of the API, that answers it. */
export const runPageFallback = (): ((uri: string) => string) => {
  const handler = runInNewContext(`${pageFallbackCode()}\nhandler`) as (event: { request: { uri: string } }) => {
    uri: string;
  };
  return (uri) => handler({ request: { uri } }).uri;
};
