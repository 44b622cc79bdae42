import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiledFile, isCatalog } from '../locales/compile-catalog.ts';

/** Compiled messages as modules, as in bundles. Import first in scripts that run use cases unbundled. */
registerHooks({
  load(url, context, next) {
    if (!isCatalog(url)) return next(url, context);
    const source = `export default ${compiledFile(fileURLToPath(url))};`;
    return { format: 'module', shortCircuit: true, source };
  },
});
