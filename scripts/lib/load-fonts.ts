import { registerHooks } from 'node:module';

/**
 * Loads fonts as modules containing their bytes, as bundles do. Import first in scripts that run use cases unbundled,
 * such as the demo data.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.woff')) return next(url, context);
    const source = `import { readFileSync } from 'node:fs';\nexport default new Uint8Array(readFileSync(new URL(${JSON.stringify(url)})));`;
    return { format: 'module', shortCircuit: true, source };
  },
});
