import { functionEntries } from '@shared/platform/functions';
import { build } from 'esbuild';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFunction, esbuildOptions, type FunctionEntry } from '../../infra/bundling';
import { startSize } from '../lib/start-size';

export type BenchBundle = { name: string; file: string; startBytes: number };
export type BundleSize = { name: string; startBytes: number; packageBytes: number };

const floor: FunctionEntry = { name: 'yardstick-floor', entry: 'scripts/bench/yardsticks/floor.ts' };
const express: FunctionEntry = { name: 'yardstick-express', entry: 'scripts/bench/yardsticks/express-app.ts' };

// Express is CommonJS and requires Node's built-in modules.
const requireBanner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** A plain build, without the cold-start optimizations of infra/bundling.ts. */
const bundleYardstick = async (yardstick: FunctionEntry, outDir: string): Promise<BenchBundle> => {
  const directory = join(outDir, yardstick.name);
  await rm(directory, { recursive: true, force: true });
  const { metafile } = await build({
    ...esbuildOptions(yardstick, directory),
    plugins: [],
    banner: { js: requireBanner },
  });
  return { name: yardstick.name, file: join(directory, 'index.mjs'), startBytes: startSize({ metafile }).bytes };
};

export const buildBenchBundles = (outDir: string): Promise<BenchBundle[]> =>
  Promise.all([
    ...[floor, express].map((yardstick) => bundleYardstick(yardstick, outDir)),
    ...functionEntries.map(async (entry) => {
      const bundle = await bundleFunction(entry, outDir);
      return { name: bundle.name, file: bundle.file, startBytes: startSize(bundle).bytes };
    }),
  ]);

export const sizeOf = async ({ name, file, startBytes }: BenchBundle): Promise<BundleSize> => {
  const directory = join(file, '..');
  const entries = await readdir(directory, { recursive: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.endsWith('.mjs')).map(async (entry) => (await stat(join(directory, entry))).size),
  );
  return { name, startBytes, packageBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
};
