import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isCatalog } from '../locales/compile-catalog';

const root = fileURLToPath(new URL('../..', import.meta.url));

const aliases = { '@shared/': 'shared/', '@lambdas/': 'lambdas/', '@/': 'web/src/' };
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm;

const fileOf = (from: string, name: string): string | null => {
  const alias = Object.entries(aliases).find(([start]) => name.startsWith(start));
  if (!alias && !name.startsWith('.')) return null;
  const path = alias ? join(root, alias[1], name.slice(alias[0].length)) : join(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((it) => /\.(tsx?|json)$/.test(it) && existsSync(it)) ?? null;
};

/** Files that Node loads before the script's first line, each with its importer. */
const loadedFirst = (script: string): Map<string, string> => {
  const loaded = new Map([[script, '']]);
  for (const file of loaded.keys()) {
    if (file.endsWith('.json')) continue;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      const imported = fileOf(file, name!);
      if (imported && !loaded.has(imported)) loaded.set(imported, file);
    }
  }
  return loaded;
};

const writingData = ['seed.ts', 'start.ts', 'pictures.ts', 'drill/restore.ts', 'bench/pages/bench.ts'];

it.each(writingData)('%s compiles the messages it stores: it loads no raw catalog first', (script) => {
  const raw = [...loadedFirst(join(root, 'scripts', script))]
    .filter(([file]) => isCatalog(file))
    .map(([file, by]) => `${relative(root, file)} by ${relative(root, by)}`);
  expect(raw).toEqual([]);
});
