import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { Plugin as VitePlugin } from 'vite';
import { compileCatalog, isCatalog } from './compile-catalog.ts';
import { writeCatalogTypes } from './write-catalog-types.ts';

const compiled = (file: string): string => JSON.stringify(compileCatalog(readFileSync(file, 'utf8'), file));

/** Both replace a catalog's JSON with compiled messages: nothing parses ICU at run time. */
export const viteCatalogs = (): VitePlugin => ({
  name: 'catalogs',
  enforce: 'pre',
  buildStart: writeCatalogTypes,
  watchChange(id) {
    if (isCatalog(id)) writeCatalogTypes();
  },
  load: (id) => (isCatalog(id) ? compiled(id) : null),
});

export const esbuildCatalogs: EsbuildPlugin = {
  name: 'catalogs',
  setup(builder) {
    builder.onLoad({ filter: /\.json$/ }, ({ path }) =>
      isCatalog(path) ? { contents: compiled(path), loader: 'json' } : null,
    );
  },
};
