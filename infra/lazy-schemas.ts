import type { Plugin } from 'esbuild';
import MagicString from 'magic-string';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const runtime = fileURLToPath(new URL('lazy-schema.ts', import.meta.url));

/** Parts of a route that hold a schema. */
const routeParts = new Set(['params', 'query', 'body', 'response']);

const callsInRoutes = (node: ts.Node, found: ts.CallExpression[] = []): ts.CallExpression[] => {
  if (ts.isPropertyAssignment(node) && routeParts.has(node.name.getText())) {
    if (ts.isCallExpression(node.initializer)) found.push(node.initializer);
    return found;
  }
  ts.forEachChild(node, (child) => void callsInRoutes(child, found));
  return found;
};

/** Calls that make a schema: of a constant of the module that is named as schemas are, and of a part of a route. */
const schemaCalls = (source: ts.SourceFile): ts.CallExpression[] =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      if (/^[A-Z]/.test(name.getText())) return [initializer];
      return source.fileName.endsWith('.routes.ts') ? callsInRoutes(initializer) : [];
    }),
  );

/** The module with its schemas built when they are first used. Lines stay where they are. */
export const withLazySchemas = (file: string, text: string): string => {
  const calls = schemaCalls(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  if (calls.length === 0) return text;
  const code = new MagicString(text);
  for (const call of calls) {
    code.appendLeft(call.getStart(), '/* @__PURE__ */ lazySchema(() => ');
    code.appendRight(call.getEnd(), ')');
  }
  code.prepend(`import { lazySchema } from ${JSON.stringify(runtime)};`);
  return code.toString();
};

const done = new Map<string, { text: string; contents: string }>();

/**
 * A function builds the schemas of the operation that it is called for, not those of all its operations at every cold
 * start (docs/adr/0014-schemas-built-when-used.md).
 */
export const lazySchemas: Plugin = {
  name: 'lazy-schemas',
  setup(builder) {
    builder.onLoad({ filter: /[\\/](shared|lambdas)[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const known = done.get(path);
      const contents = known?.text === text ? known.contents : withLazySchemas(path, text);
      done.set(path, { text, contents });
      return { contents, loader: 'ts' };
    });
  },
};
