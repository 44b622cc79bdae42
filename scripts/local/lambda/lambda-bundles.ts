import { functionEntries, functionTimeoutSeconds } from '@shared/platform/functions';
import { build, context } from 'esbuild';
import { mkdirSync, rmSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunction, esbuildOptions, type FunctionEntry } from '../../../infra/bundling';
import { standInPlugin } from '../stand-ins/stand-ins';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const workerEntry = join(root, 'scripts/local/lambda/lambda-worker.ts');
// Readable stack traces matter here, size does not.
const readable = { minify: false, plugins: [standInPlugin] };

export type LoadedBundle = { file: string; version: number; timeoutSeconds: number };

export type LambdaEntry = FunctionEntry & { timeoutSeconds?: number };

export type LambdaBundles = {
  current(name: string): Promise<LoadedBundle>;
  workerFile: string;
  close(): Promise<void>;
};

export type BundleSettings = {
  directory: string;
  watchChanges: boolean;
  entries?: readonly LambdaEntry[];
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

/** One build for all functions, so shared code is compiled once. */
const buildTogether = (directory: string, entries: readonly FunctionEntry[]) =>
  context({
    ...esbuildOptions({ entry: '' }, directory, readable),
    entryPoints: Object.fromEntries(entries.map(({ name, entry }) => [`${name}/index`, entry])),
    logLevel: 'silent',
  });

/** With `watchChanges`, the next invocation uses an edit. A failed build is reported when the function is invoked. */
export const openLambdaBundles = async ({
  directory,
  watchChanges,
  entries = functionEntries,
  sources = ['lambdas', 'shared'],
}: BundleSettings): Promise<LambdaBundles> => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const together = await buildTogether(directory, entries);
  const alone = new Map<string, Promise<string>>();
  let dirty = true;
  let version = 0;
  let allBuilt = false;
  let building: Promise<void> | null = null;

  const rebuild = async (): Promise<void> => {
    dirty = false;
    alone.clear();
    allBuilt = await together.rebuild().then(
      () => true,
      () => false,
    );
    version += 1;
    // It keeps all sources in memory for the next build.
    if (!watchChanges) await together.dispose();
  };

  const fileBuiltAlone = (entry: FunctionEntry): Promise<string> => {
    const known = alone.get(entry.name);
    if (known) return known;
    const built = bundleFunction(entry, join(directory, 'alone'), readable).then(({ file }) => file);
    alone.set(entry.name, built);
    return built;
  };

  const upToDate = async (): Promise<void> => {
    // A change during a build triggers another one.
    while (dirty || building) {
      building ??= rebuild().finally(() => {
        building = null;
      });
      await building;
    }
  };

  const workerFile = await buildWorker(directory);
  void upToDate();
  const onChange = (): void => {
    dirty = true;
  };
  const watchers = watchChanges
    ? sources.map((source) => watch(resolve(root, source), { recursive: true }, onChange))
    : [];

  return {
    async current(name) {
      const entry = entries.find((it) => it.name === name);
      if (!entry) throw new Error(`There is no function ${name}.`);
      await upToDate();
      const file = allBuilt ? join(directory, name, 'index.mjs') : await fileBuiltAlone(entry);
      return { file, version, timeoutSeconds: entry.timeoutSeconds ?? functionTimeoutSeconds };
    },
    workerFile,
    async close() {
      for (const watcher of watchers) watcher.close();
      await together.dispose();
    },
  };
};
