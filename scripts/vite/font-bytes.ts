import type { Plugin } from 'vite';

/** Font files as their bytes, as in bundles. */
export const fontBytes: Plugin = {
  name: 'font-bytes',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.woff')
      ? `import { readFileSync } from 'node:fs'; export default new Uint8Array(readFileSync(${JSON.stringify(id)}));`
      : null,
};
