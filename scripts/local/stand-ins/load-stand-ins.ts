import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'scripts/local/stand-ins');

/** Modules replaced in the local stack only; deployed bundles never contain them. Import before the stack's other modules. */
const standIns: Readonly<Record<string, string>> = {
  'lambdas/platform/internet/network.ts': 'internet.ts',
  'lambdas/platform/network/call-aws.ts': 'call-in-process.ts',
  'lambdas/platform/files/scanner.ts': 'scanner.ts',
  'lambdas/platform/web-push/network.ts': 'push-network.ts',
};

const isWanted = /\/(network|scanner|call-aws)(\.ts)?$/;

/** Instead of this file. */
const standInFor = (file: string): string | null => {
  const standIn = file.startsWith(root) ? standIns[file.slice(root.length)] : undefined;
  return standIn === undefined ? null : join(folder, standIn);
};

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!isWanted.test(specifier) || !found.url.startsWith('file:')) return found;
    const standIn = standInFor(fileURLToPath(found.url));
    return standIn === null ? found : { ...found, url: pathToFileURL(standIn).href };
  },
});
