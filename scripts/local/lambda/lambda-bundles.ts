import { functionEntries } from '@shared/platform/functions';
import { context, build, type BuildContext } from 'esbuild';
import { mkdirSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildOptions, type FunctionEntry } from '../../../infra/bundling';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const workerEntry = join(root, 'scripts/local/lambda/lambda-worker.ts');

/** The current bundle of a function. `version` counts its builds. */
export type LoadedBundle = { file: string; version: number };

export type LambdaBundles = {
  /** Built from the sources as they are now; rejects with the compiler's words when they do not build. */
  current(name: string): Promise<LoadedBundle>;
  workerFile: string;
  close(): Promise<void>;
};

type Unit = {
  context: Promise<BuildContext>;
  file: string;
  version: number;
  dirty: boolean;
  built: Promise<void> | null;
};

export type BundleSettings = {
  /** Where the bundles go. */
  directory: string;
  watchChanges: boolean;
  entries?: readonly FunctionEntry[];
  /** Directories whose changes may change a function. */
  sources?: readonly string[];
};

const buildWorker = async (directory: string): Promise<string> => {
  const outfile = join(directory, 'lambda-worker.mjs');
  await build({
    entryPoints: [workerEntry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  return outfile;
};

/**
 * Bundles every function exactly as it is deployed. With `watchChanges` an edit is picked up by the function's next
 * invocation; functions that do not build say so when they are called and leave the others alone.
 */
export const openLambdaBundles = async ({
  directory,
  watchChanges,
  entries = functionEntries,
  sources = ['lambdas', 'shared'],
}: BundleSettings): Promise<LambdaBundles> => {
  mkdirSync(directory, { recursive: true });
  const units = new Map<string, Unit>();
  for (const entry of entries) {
    const outdir = join(directory, entry.name);
    units.set(entry.name, {
      // Readable frames matter here, size does not.
      context: context({ ...esbuildOptions(entry, outdir, { minify: false }), logLevel: 'silent' }),
      file: join(outdir, 'index.mjs'),
      version: 0,
      dirty: true,
      built: null,
    });
  }

  const rebuild = async (unit: Unit): Promise<void> => {
    unit.dirty = false;
    try {
      await (await unit.context).rebuild();
      unit.version += 1;
    } catch (error) {
      unit.dirty = true;
      throw error;
    }
  };

  const current = async (name: string): Promise<LoadedBundle> => {
    const unit = units.get(name);
    if (!unit) throw new Error(`There is no function ${name}.`);
    // A change during a build makes the next caller build again.
    while (unit.dirty || unit.built) {
      unit.built ??= rebuild(unit).finally(() => {
        unit.built = null;
      });
      await unit.built;
    }
    return { file: unit.file, version: unit.version };
  };

  const workerFile = await buildWorker(directory);
  // Started now so that the first requests find them ready; a failure is reported by the call that needs the function.
  for (const name of units.keys()) current(name).catch(() => undefined);
  const markAll = (): void => {
    for (const unit of units.values()) unit.dirty = true;
  };
  const watchers = watchChanges
    ? sources.map((source) => watch(resolve(root, source), { recursive: true }, markAll))
    : [];

  return {
    current,
    workerFile,
    async close() {
      for (const watcher of watchers) watcher.close();
      await Promise.all([...units.values()].map(async (unit) => (await unit.context).dispose()));
    },
  };
};
