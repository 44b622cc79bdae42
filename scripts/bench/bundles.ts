import { functionEntries } from '@shared/platform/functions';
import { build } from 'esbuild';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleFunction, esbuildOptions, type FunctionEntry } from '../../infra/bundling';

export type BenchBundle = { name: string; file: string; kind: 'function' | 'floor' | 'express' };
export type BundleSize = { name: string; minifiedBytes: number; gzipBytes: number };

const floor: FunctionEntry = { name: 'yardstick-floor', entry: 'scripts/bench/yardsticks/floor.ts' };
const express: FunctionEntry = { name: 'yardstick-express', entry: 'scripts/bench/yardsticks/express-app.ts' };

// Express is CommonJS and asks for Node's modules with require.
const requireBanner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const bundleExpress = async (outDir: string): Promise<BenchBundle> => {
  const directory = join(outDir, express.name);
  await rm(directory, { recursive: true, force: true });
  await build({ ...esbuildOptions(express, directory), banner: { js: requireBanner } });
  return { name: express.name, file: join(directory, 'index.mjs'), kind: 'express' };
};

/** Every function as it is deployed, and the two yardsticks bundled the same way. */
export const buildBenchBundles = async (outDir: string): Promise<BenchBundle[]> => {
  const [first, last, ...functions] = await Promise.all([
    bundleFunction(floor, outDir),
    bundleExpress(outDir),
    ...functionEntries.map((entry) => bundleFunction(entry, outDir)),
  ]);
  return [
    { name: first.name, file: first.file, kind: 'floor' },
    last,
    ...functions.map(({ name, file }): BenchBundle => ({ name, file, kind: 'function' })),
  ];
};

/** All code of a package, chunks that load only when asked for included. */
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
