import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const root = new URL('../..', import.meta.url).href;
const folders = { '@shared/': 'shared/', '@lambdas/': 'lambdas/', '@/': 'web/src/' };
const endings = ['.ts', '.tsx', ''];

const isOwn = (url: string | undefined): boolean =>
  url?.startsWith('file:') === true && !url.includes('/node_modules/');

/** Undefined for a package. */
const addressOf = (specifier: string, parent: string | undefined): string | undefined => {
  if (specifier.startsWith('.')) return new URL(specifier, parent).href;
  const folder = Object.entries(folders).find(([name]) => specifier.startsWith(name));
  return folder && root + folder[1] + specifier.slice(folder[0].length);
};

const compiled = (file: string): string => {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), { sourcemap: true, tsconfig: false });
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  // Node stores the map, and would store the source with it.
  const encoded = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
};

process.setSourceMapsEnabled(true);

/** Compiles TypeScript and JSON in this process: for the stack's thousands of modules, other loaders are far slower. */
registerHooks({
  resolve(specifier, context, next) {
    if (!isOwn(context.parentURL)) return next(specifier, context);
    const address = addressOf(specifier, context.parentURL);
    const files = address === undefined ? [] : endings.map((it) => address + it);
    const file = files.find((it) => existsSync(fileURLToPath(it)));
    const found = file === undefined ? next(specifier, context) : { url: file, shortCircuit: true };
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
  load(url, context, next) {
    if (!isOwn(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: compiled(fileURLToPath(url)) };
  },
});
