import { registerHooks } from 'node:module';

/**
 * Fonts of documents are modules with their bytes, as the functions' bundles have them. What runs the functions' own use
 * cases without a bundle, such as the demo data, imports this first.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.woff')) return next(url, context);
    const source = `import { readFileSync } from 'node:fs';\nexport default new Uint8Array(readFileSync(new URL(${JSON.stringify(url)})));`;
    return { format: 'module', shortCircuit: true, source };
  },
});
