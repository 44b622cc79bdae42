import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const lambdas = new URL('../../../lambdas/', import.meta.url);
const inMemory = new URL('in-memory.ts', import.meta.url).href;

const urlOf = (module: string): string => {
  const url = new URL(`${module}.ts`, lambdas);
  if (!existsSync(fileURLToPath(url))) throw new Error(`The simulator replaces ${module}, which doesn't exist.`);
  return url.href;
};

/** Names of the simulated internet don't resolve. */
const replaced = new Map([[urlOf('platform/internet/network'), new URL('internet.ts', import.meta.url).href]]);

/** Factories by module whose products belong to one world, because functions stay loaded for the next. */
const factoriesOf = new Map([
  [urlOf('search-index/embedded/index-reader'), ['createIndexReader']],
  [urlOf('store/trust/site-state/site-state'), ['createCachedState', 'createSwitches']],
  [urlOf('store/accounts/personal-keys/personal-keys'), ['createPersonalKeys']],
  [urlOf('store/money/billing/kept-plans'), ['createKeptPlans']],
  [urlOf('platform/table/call-counts'), ['createCallCounts']],
]);

const renewing = '?renewing';

/** The module with those factories replaced. */
const renewingModule = (url: string, factories: readonly string[]): string =>
  [
    `import * as original from '${url}?original';`,
    `import { renewed } from '${inMemory}';`,
    `export * from '${url}?original';`,
    ...factories.map((name) => `export const ${name} = renewed(original.${name});`),
  ].join('\n');

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const url = factoriesOf.has(found.url) ? found.url + renewing : replaced.get(found.url);
    return url === undefined ? found : { ...found, url };
  },
  load(url, context, next) {
    const original = url.endsWith(renewing) ? url.slice(0, -renewing.length) : null;
    if (original === null) return next(url, context);
    return { format: 'module', shortCircuit: true, source: renewingModule(original, factoriesOf.get(original) ?? []) };
  },
});
