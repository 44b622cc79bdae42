import type { Plugin } from 'vite';
import { needsToken, type Route } from '../../shared/api/route';
import { apiFunctions } from '../../shared/platform/functions';
import { tokensCss } from '../../web/src/app/palette';

const routesId = 'virtual:routes';
const tokensId = 'virtual:tokens.css';

/** What the browser needs to call an operation: without the schemas, and so without the schema library. */
const callable = ({ method, path, access, idempotent }: Route) => ({
  method,
  path,
  ...(access === 'publishableKey' && { key: true }),
  ...(needsToken({ access } as Route) && { token: true }),
  ...(idempotent && { idempotent: true }),
});

const routesModule = (): string => {
  const operations = Object.values(apiFunctions).flatMap(({ routes }) => Object.entries<Route>(routes));
  const table = Object.fromEntries(operations.map(([name, route]) => [name, callable(route)]));
  return `export const routes = ${JSON.stringify(table)};`;
};

/** Modules generated from declarations: the operations from the contracts, the style tokens from the palette. */
export const virtualModules = (): Plugin => ({
  name: 'virtual-modules',
  resolveId: (id) => (id === routesId || id === tokensId ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${routesId}`) return routesModule();
    if (id === `\0${tokensId}`) return tokensCss();
    return undefined;
  },
});
