import type { Plugin } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'scripts/local/stand-ins');

/** Modules replaced in the local stack only; deployed bundles never contain them. */
const standIns: Record<string, string> = {
  'lambdas/platform/internet/network': 'internet.ts',
  'lambdas/platform/files/scanner': 'scanner.ts',
  'lambdas/platform/web-push/network': 'push-network.ts',
};

export const standInPlugin: Plugin = {
  name: 'stand-ins',
  setup(build) {
    build.onResolve({ filter: /\/(network|scanner)$/ }, ({ path, resolveDir, importer }) => {
      if (importer.startsWith(folder)) return null;
      const wanted = join(resolveDir, path).slice(root.length);
      const standIn = standIns[wanted];
      return standIn === undefined ? null : { path: join(folder, standIn) };
    });
  },
};
