import type { Plugin } from 'esbuild';
import MagicString from 'magic-string';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const runtime = fileURLToPath(new URL('lazy-schema.ts', import.meta.url));

const routeParts = new Set(['params', 'query', 'body', 'response']);

const callsInRoutes = (node: ts.Node, found: ts.CallExpression[] = []): ts.CallExpression[] => {
  if (ts.isPropertyAssignment(node) && routeParts.has(node.name.getText())) {
    if (ts.isCallExpression(node.initializer)) found.push(node.initializer);
    return found;
  }
  ts.forEachChild(node, (child) => void callsInRoutes(child, found));
  return found;
};

/** Schema constructors in module constants with a schema's name and in parts of routes. */
const schemaCalls = (source: ts.SourceFile): ts.CallExpression[] =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      if (/^[A-Z]/.test(name.getText())) return [initializer];
      return source.fileName.endsWith('.routes.ts') ? callsInRoutes(initializer) : [];
    }),
  );

/** Rewrites the module so schemas are built on first use. Line numbers stay the same. */
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

/** A function builds only the schemas of the operation it runs (docs/adr/0014-schemas-built-on-first-use.md). */
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
