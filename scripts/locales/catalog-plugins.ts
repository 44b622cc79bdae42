import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { compiledFile, isCatalog } from './compile-catalog.ts';
import { writeCatalogTypes } from './write-catalog-types.ts';

/** Both replace a catalog's JSON with compiled messages: nothing parses ICU at run time. */
export const viteCatalogs = (): VitePlugin => ({
  name: 'catalogs',
  enforce: 'pre',
  buildStart: writeCatalogTypes,
  watchChange(id) {
    if (isCatalog(id)) writeCatalogTypes();
  },
  load: (id) => (isCatalog(id) ? compiledFile(id) : null),
});

export const esbuildCatalogs: EsbuildPlugin = {
  name: 'catalogs',
  setup(builder) {
    builder.onLoad({ filter: /\.json$/ }, ({ path }) =>
      isCatalog(path) ? { contents: compiledFile(path), loader: 'json' } : null,
    );
  },
};
