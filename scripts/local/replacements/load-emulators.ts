import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'scripts/local/replacements');

/** Modules replaced in the local stack only; deployed bundles never contain them. Import before the stack's other modules. */
const emulators: Readonly<Record<string, string>> = {
  'lambdas/platform/internet/network.ts': 'internet.ts',
  'lambdas/platform/network/call-aws.ts': 'call-in-process.ts',
  'lambdas/platform/files/scanner.ts': 'scanner.ts',
  'lambdas/platform/web-push/network.ts': 'push-network.ts',
};

const isWanted = /\/(network|scanner|call-aws)(\.ts)?$/;

/** Emulator that replaces this file. */
const emulatorFor = (file: string): string | null => {
  const emulator = file.startsWith(root) ? emulators[file.slice(root.length)] : undefined;
  return emulator === undefined ? null : join(folder, emulator);
};

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!isWanted.test(specifier) || !found.url.startsWith('file:')) return found;
    const emulator = emulatorFor(fileURLToPath(found.url));
    return emulator === null ? found : { ...found, url: pathToFileURL(emulator).href };
  },
});
