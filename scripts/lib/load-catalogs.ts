import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileCatalog, isCatalog } from '../locales/compile-catalog.ts';

/** Compiled messages as modules, as in bundles. Import first in scripts that run use cases unbundled. */
registerHooks({
  load(url, context, next) {
    if (!isCatalog(url)) return next(url, context);
    const file = fileURLToPath(url);
    const source = `export default ${JSON.stringify(compileCatalog(readFileSync(file, 'utf8'), file))};`;
    return { format: 'module', shortCircuit: true, source };
  },
});
