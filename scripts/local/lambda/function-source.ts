import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import '../../lib/load-catalogs';
import '../../lib/load-fonts';
import '../replacements/load-emulators';

export type Handler = (event: unknown, context: unknown) => Promise<unknown>;

export type FunctionSource = {
  /** Handler of the function in this file: an absolute path, or relative to the repository. */
  handler(entry: string): Promise<Handler>;
  close(): Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

const load = async (entry: string): Promise<Handler> =>
  ((await import(pathToFileURL(resolve(root, entry)).href)) as { handler: Handler }).handler;

/** Functions as modules of this process, loaded once at their first invocation. */
export const importedFunctions = (): FunctionSource => {
  const handlers = new Map<string, Promise<Handler>>();
  return {
    handler(entry) {
      const known = handlers.get(entry) ?? load(entry);
      handlers.set(entry, known);
      return known;
    },
    close: () => Promise.resolve(),
  };
};
