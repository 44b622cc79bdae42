import MagicString from 'magic-string';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const call = /lazyView\(\s*(\(\) => import\('([^']+)'\))/g;

/** For prerendering: adds the source file of each import to `lazyView`, because the manifest names chunks by source. */
export const viewSources = (): Plugin => {
  let root = '';
  return {
    name: 'view-sources',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async transform(code, id, options) {
      if (!options?.ssr || !id.includes('/src/app/') || !code.includes('lazyView(')) return null;
      const changed = new MagicString(code);
      for (const match of code.matchAll(call)) {
        const [, load = '', specifier = ''] = match;
        const resolved = await this.resolve(specifier, id);
        if (!resolved) continue;
        const start = match.index + match[0].indexOf(load);
        const source = JSON.stringify(relative(root, resolved.id));
        changed.update(start, start + load.length, `Object.assign(${load}, { source: ${source} })`);
      }
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
    },
  };
};
