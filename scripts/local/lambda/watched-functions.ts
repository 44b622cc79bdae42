import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EvaluatedModuleNode } from 'vite/module-runner';
import { viteCatalogs } from '../../locales/catalog-plugins';
import { fontBytes } from '../../vite/font-bytes';
import { viteStandIns } from '../stand-ins/stand-ins';
import type { FunctionSource, Handler } from './function-source';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type WatchedFunctions = FunctionSource & {
  /** Another module of the repository, which shares what functions have loaded. */
  module(file: string): Promise<unknown>;
};

/**
 * Functions compiled one module at a time, when the first function needs it. After an edit, the next invocation loads the
 * changed module and what imports it; the others stay.
 */
export const watchFunctions = async (sources = ['lambdas', 'shared', 'scripts']): Promise<WatchedFunctions> => {
  // Suppresses a long warning about the next major version.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
  const { createServer, createServerModuleRunner } = await import('vite');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [fontBytes, viteCatalogs(), viteStandIns()],
    resolve: {
      alias: { '@shared': join(root, 'shared'), '@lambdas': join(root, 'lambdas'), '@': join(root, 'web/src') },
    },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    environments: { ssr: { resolve: { external: true } } },
    appType: 'custom',
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const handlers = new Map<string, Promise<Handler>>();

  const forget = (module: EvaluatedModuleNode, seen = new Set<EvaluatedModuleNode>()): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const id of module.importers) {
      const importer = runner.evaluatedModules.getModuleById(id);
      if (importer) forget(importer, seen);
    }
    runner.evaluatedModules.invalidateModule(module);
  };
  const onChange = (file: string): void => {
    handlers.clear();
    server.environments.ssr.moduleGraph.onFileChange(file);
    for (const module of runner.evaluatedModules.getModulesByFile(file) ?? []) forget(module);
  };
  // Vite's own watcher misses the second of two changes within 50 ms, as of a save and the formatter after it.
  const watchers = sources.map((source) =>
    watch(resolve(root, source), { recursive: true }, (_event, name) => onChange(resolve(root, source, name ?? ''))),
  );

  const load = (entry: string): Promise<Handler> =>
    runner.import<{ handler: Handler }>(resolve(root, entry)).then(({ handler }) => handler);

  return {
    handler(entry) {
      const known = handlers.get(entry) ?? load(entry);
      handlers.set(entry, known);
      return known;
    },
    module: (file) => runner.import(resolve(root, file)),
    async close() {
      for (const watcher of watchers) watcher.close();
      await runner.close();
      await server.close();
    },
  };
};
