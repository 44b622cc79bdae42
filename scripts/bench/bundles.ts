import { functionEntries } from '@shared/platform/functions';
import { build } from 'esbuild';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleFunction, esbuildOptions, type FunctionEntry } from '../../infra/bundling';

export type BenchBundle = { name: string; file: string };
export type BundleSize = { name: string; minifiedBytes: number; gzipBytes: number };

const floor: FunctionEntry = { name: 'yardstick-floor', entry: 'scripts/bench/yardsticks/floor.ts' };
const express: FunctionEntry = { name: 'yardstick-express', entry: 'scripts/bench/yardsticks/express-app.ts' };

// Express is CommonJS and requires Node's built-in modules.
const requireBanner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Built as anybody would build it: without what infra/bundling.ts does to start faster. */
const bundleYardstick = async (yardstick: FunctionEntry, outDir: string): Promise<BenchBundle> => {
  const directory = join(outDir, yardstick.name);
  await rm(directory, { recursive: true, force: true });
  await build({ ...esbuildOptions(yardstick, directory), plugins: [], banner: { js: requireBanner } });
  return { name: yardstick.name, file: join(directory, 'index.mjs') };
};

/** The two yardsticks, and every function as it is deployed. */
export const buildBenchBundles = (outDir: string): Promise<BenchBundle[]> =>
  Promise.all([
    ...[floor, express].map((yardstick) => bundleYardstick(yardstick, outDir)),
    ...functionEntries.map((entry) => bundleFunction(entry, outDir)),
  ]);

/** Includes chunks loaded on demand. */
export const sizeOf = async ({ name, file }: BenchBundle): Promise<BundleSize> => {
  const directory = join(file, '..');
  const entries = await readdir(directory, { recursive: true });
  const codes = await Promise.all(
    entries.filter((entry) => entry.endsWith('.mjs')).map((entry) => readFile(join(directory, entry))),
  );
  return {
    name,
    minifiedBytes: codes.reduce((sum, code) => sum + code.length, 0),
    gzipBytes: codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0),
  };
};
