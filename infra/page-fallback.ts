import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { paths } from '../shared/paths.ts';
import { prerenderedRoutes } from '../shared/site-routes.ts';

const source = fileURLToPath(new URL('constructs/page-fallback.js', import.meta.url));

export const pageFallbackCode = (): string => {
  const list = JSON.stringify(prerenderedRoutes.map((name) => paths[name]));
  return readFileSync(source, 'utf8').replace('var prerendered = [];', `var prerendered = ${list};`);
};

/** The CDN function: maps a page's path to the file or API path that serves it. */
export const runPageFallback = (): ((uri: string) => string) => {
  const handler = runInNewContext(`${pageFallbackCode()}\nhandler`) as (event: { request: { uri: string } }) => {
    uri: string;
  };
  return (uri) => handler({ request: { uri } }).uri;
};
