import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { paths } from '../shared/paths.ts';
import { prerenderedRoutes } from '../shared/site-routes.ts';
import { languages } from '../shared/text/language.ts';
import { prefixOf } from '../shared/text/language-paths.ts';

const source = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`constructs/${name}.js`, import.meta.url)), 'utf8');

const pages = `var prerendered = ${JSON.stringify(prerenderedRoutes.map((name) => paths[name]))};`;

export const pageFallbackCode = (): string =>
  source('page-fallback')
    .replace('var prerendered = [];', pages)
    .replace('var prefixes = [];', `var prefixes = ${JSON.stringify(languages.map(prefixOf).filter(Boolean))};`);

export const pageLanguagesCode = (): string => {
  const prefixes = Object.fromEntries(languages.map((language) => [language, prefixOf(language)]));
  return source('page-languages')
    .replace('var prerendered = [];', pages)
    .replace('var prefixes = {};', `var prefixes = ${JSON.stringify(prefixes)};`);
};

const handlerOf = <Event, Result>(code: string) => runInNewContext(`${code}\nhandler`) as (event: Event) => Result;

/** The CDN function: maps a page's path to the file or API path that serves it. */
export const runPageFallback = (): ((uri: string) => string) => {
  const handler = handlerOf<{ request: { uri: string } }, { uri: string }>(pageFallbackCode());
  return (uri) => handler({ request: { uri } }).uri;
};

/** The Link header that the CDN adds to a page, if any. */
export const runPageLanguages = (): ((uri: string, host: string) => string | undefined) => {
  type Event = { request: { uri: string; headers: { host: { value: string } } }; response: { headers: object } };
  const handler = handlerOf<Event, { headers: { link?: { value: string } } }>(pageLanguagesCode());
  return (uri, host) =>
    handler({ request: { uri, headers: { host: { value: host } } }, response: { headers: {} } }).headers.link?.value;
};
