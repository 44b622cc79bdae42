import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildCatalogs } from '../scripts/locales/catalog-plugins';
import { lazySchemas } from './lazy-schemas';

const root = fileURLToPath(new URL('..', import.meta.url));

export type FunctionEntry = { name: string; entry: string };
/** `plugins` are for the local stack, which replaces modules that need the internet; deployments have none. */
export type BundleOptions = { minify?: boolean; sourcemap?: boolean; plugins?: Plugin[] };
/** `file` exports `handler`; `bytes` is the package's code size without source maps. */
export type FunctionBundle = { name: string; directory: string; file: string; bytes: number; metafile: Metafile };

export const lambdaHandler = 'index.handler';
const entryFile = 'index.mjs';

/** CommonJS packages, such as web-push, require Node's built-in modules. */
const requireForPackages = `import{createRequire as createRequireOf}from'node:module';const require=createRequireOf(import.meta.url);`;

/**
 * Uses require: an ES import of Node's HTTP modules reads `WebSocket`, which loads undici (9 to 12 ms per cold start).
 */
export const lazyHttpModules: Plugin = {
  name: 'lazy-http-modules',
  setup(builder) {
    builder.onResolve({ filter: /^(node:)?https?$/ }, ({ path }) => ({
      path: path.replace('node:', ''),
      namespace: 'http-module',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'http-module' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('node:${path}');`,
    }));
  },
};

/** Shared by deployments, the local gateway, and the benchmark. Dynamic imports become separate chunks. */
export const esbuildOptions = (
  { entry }: Pick<FunctionEntry, 'entry'>,
  directory: string,
  { minify = true, sourcemap = true, plugins = [] }: BundleOptions = {},
) =>
  ({
    absWorkingDir: root,
    entryPoints: { index: entry },
    outdir: directory,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    banner: { js: requireForPackages },
    // Only the SDK's ES modules can be tree-shaken.
    mainFields: ['module', 'main'],
    tsconfig: 'tsconfig.json',
    // Fonts in generated documents.
    loader: { '.woff': 'binary' },
    minify,
    sourcemap,
    // Stack frames need only file and line.
    sourcesContent: false,
    plugins: [lazyHttpModules, lazySchemas, esbuildCatalogs, ...plugins],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  }) satisfies BuildOptions;

export const bundleFunction = async (
  entry: FunctionEntry,
  outDir: string,
  options: BundleOptions = {},
): Promise<FunctionBundle> => {
  const directory = join(outDir, entry.name);
  await rm(directory, { recursive: true, force: true });
  const { metafile } = await build(esbuildOptions(entry, directory, options));
  const bytes = Object.entries(metafile.outputs)
    .filter(([file]) => file.endsWith('.mjs'))
    .reduce((sum, [, output]) => sum + output.bytes, 0);
  return { name: entry.name, directory, file: join(directory, entryFile), bytes, metafile };
};

/** Sequential: each build uses all cores, and parallel builds need gigabytes. */
export const bundleFunctions = async (
  entries: readonly FunctionEntry[],
  outDir: string,
  options: BundleOptions = {},
): Promise<FunctionBundle[]> => {
  const bundles: FunctionBundle[] = [];
  for (const entry of entries) bundles.push(await bundleFunction(entry, outDir, options));
  return bundles;
};
