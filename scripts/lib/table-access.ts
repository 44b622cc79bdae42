import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionBundle } from '../../infra/bundling';
import { indexes, keys } from '../../lambdas/store/keys';

/** Lambda code in a bundle after tree shaking. The bundle must not be minified. */
const keptCode = ({ directory }: Pick<FunctionBundle, 'directory'>): string => {
  const lines = readdirSync(directory)
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => readFileSync(join(directory, file), 'utf8').split('\n'));
  let isLambda = false;
  return lines
    .filter((line) => {
      // esbuild writes a module's path above its code.
      const path = /^\/\/ (\S+\.\w+)$/.exec(line)?.[1];
      if (path) isLambda = path.startsWith('lambdas/') && !path.endsWith('/keys.ts');
      return isLambda;
    })
    .join('\n');
};

const wildcard = '*';
type AnyKey = ((...parts: unknown[]) => { pk: string } | string) | string;
const partitionOf = (key: AnyKey): string => {
  // More parts than any key has.
  const made = typeof key === 'string' ? key : key(...Array.from({ length: 4 }, () => wildcard));
  return typeof made === 'string' ? made : made.pk;
};

const matches = (pattern: string, value: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(value);

/** Every entity has its own keys object, such as `jobKeys`; esbuild appends a number to duplicates. */
const namesIn = (code: string, kind: 'Keys' | 'Indexes'): string[] =>
  [...code.matchAll(new RegExp(`\\b[a-z]\\w*${kind}\\d*\\.(\\w+)`, 'g'))].map(([, name]) => name ?? '');

/** Partition patterns named in a bundle's code, without redundant ones. */
export const partitionsIn = (bundle: Pick<FunctionBundle, 'directory'>): string[] => {
  const code = keptCode(bundle);
  const named = [
    ...namesIn(code, 'Keys').map((name) => (keys as Record<string, AnyKey>)[name]),
    ...namesIn(code, 'Indexes').map((name) => (indexes as Record<string, AnyKey>)[name]),
  ];
  const patterns = [...new Set(named.filter((key) => key !== undefined).map(partitionOf))];
  return patterns.filter((value) => !patterns.some((other) => other !== value && matches(other, value))).sort();
};

export const tableAccessText = (bundles: readonly FunctionBundle[]): string => {
  const byName = [...bundles].sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(byName.map((bundle) => [bundle.name, partitionsIn(bundle)])), null, 2)}\n`;
};
