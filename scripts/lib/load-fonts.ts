import { registerHooks } from 'node:module';

/** Font bytes as modules, as in bundles. Import first in scripts that run use cases unbundled. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.woff')) return next(url, context);
    const source = `import { readFileSync } from 'node:fs';\nexport default new Uint8Array(readFileSync(new URL(${JSON.stringify(url)})));`;
    return { format: 'module', shortCircuit: true, source };
  },
});
