import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import '../../lib/load-catalogs';
import '../../lib/load-fonts';
import { registerStandIns } from '../stand-ins/stand-ins';

export type Handler = (event: unknown, context: unknown) => Promise<unknown>;

export type FunctionSource = {
  /** Of the function in this file: absolute, or from the root of the repository. */
  handler(entry: string): Promise<Handler>;
  close(): Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Functions as this process loads its own modules: once, at their first invocation. */
export const importedFunctions = (): FunctionSource => {
  registerStandIns();
  return {
    async handler(entry) {
      const { handler } = (await import(pathToFileURL(resolve(root, entry)).href)) as { handler: Handler };
      return handler;
    },
    close: () => Promise.resolve(),
  };
};
