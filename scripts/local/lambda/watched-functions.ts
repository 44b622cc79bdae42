import { watch } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import '../../lib/load-sources';
import '../replacements/load-emulators';
import type { FunctionSource, Handler } from './function-source';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type WatchedFunctions = FunctionSource & {
  /** Loads another module of the repository, sharing modules loaded by functions. */
  module(file: string): Promise<unknown>;
};

/** Imports by Node, even if another loader compiled this module, as in tests. */
const load = async (url: string): Promise<unknown> => {
  const byNode = 'data:text/javascript,export const load = (url) => import(url)';
  const loader = (await import(byNode)) as { load: (url: string) => Promise<unknown> };
  return loader.load(url);
};

/** Adds the number of edits to the URL of edited modules and their importers, because Node caches modules forever. */
const versionedModules = () => {
  const importers = new Map<string, Set<string>>();
  const versions = new Map<string, number>();
  const plain = (url: string): string => url.replace(/\?version=\d+$/, '');
  const versioned = (url: string): string => (versions.has(url) ? `${url}?version=${versions.get(url)}` : url);

  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found;
      const url = plain(found.url);
      if (context.parentURL) {
        const known = importers.get(url) ?? new Set();
        importers.set(url, known.add(plain(context.parentURL)));
      }
      return { ...found, url: versioned(url) };
    },
    load: (url, context, next) => next(plain(url), context),
  });

  const edited = (url: string, seen = new Set<string>()): void => {
    if (seen.has(url)) return;
    seen.add(url);
    versions.set(url, (versions.get(url) ?? 0) + 1);
    for (const importer of importers.get(url) ?? []) edited(importer, seen);
  };
  return { versioned, edited, close: () => hooks.deregister() };
};

/**
 * Compiles modules individually when a function first needs them. After an edit, the next invocation loads the changed
 * module and its importers; others stay loaded.
 */
export const watchFunctions = (sources = ['lambdas', 'shared', 'scripts', 'emulators']): WatchedFunctions => {
  const modules = versionedModules();
  const handlers = new Map<string, Promise<Handler>>();
  const urlOf = (file: string): string => pathToFileURL(resolve(root, file)).href;
  const module = (file: string): Promise<unknown> => load(modules.versioned(urlOf(file)));

  const onChange = (file: string): void => {
    handlers.clear();
    modules.edited(urlOf(file));
  };
  const watchers = sources.map((source) =>
    watch(resolve(root, source), { recursive: true }, (_event, name) => onChange(resolve(root, source, name ?? ''))),
  );

  return {
    handler(entry) {
      const known = handlers.get(entry) ?? module(entry).then((it) => (it as { handler: Handler }).handler);
      handlers.set(entry, known);
      return known;
    },
    module,
    close() {
      for (const watcher of watchers) watcher.close();
      modules.close();
      return Promise.resolve();
    },
  };
};
