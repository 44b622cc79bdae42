import MagicString from 'magic-string';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { displayDurations, limits } from '../../shared/limits.ts';
import { newestNews } from '../../shared/news.ts';
import { storageKeys } from '../../shared/storage-keys.ts';

type Constants = Readonly<Record<string, unknown>>;
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const file = (path: string): string => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url));

/** Central constants, of which each page needs only a few. */
const catalogues: Record<string, Record<string, Constants>> = {
  [file('limits.ts')]: { limits, displayDurations },
  [file('storage-keys.ts')]: { storageKeys },
  [file('news.ts')]: { newestNews },
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const everyNode = (root: Node): Node[] => {
  const found = [root];
  for (const node of found) found.push(...childrenOf(node));
  return found;
};

const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : null;

const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Constants)[name] : undefined;

/** Value of `limits.pageSize`. */
const valueOf = (node: unknown, constants: ReadonlyMap<string, Constants>): unknown => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return constants.get(String(node['name']));
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  return ownValue(valueOf(node['object'], constants), nameOf(node['property']) ?? '');
};

/** Source text of an entry; whole catalogs are not inlined. */
const literalOf = (node: Node, constants: ReadonlyMap<string, Constants>): string | null => {
  const value = node.type === 'MemberExpression' ? valueOf(node, constants) : undefined;
  if (value === undefined) return null;
  return typeof value === 'object' ? `(${JSON.stringify(value)})` : JSON.stringify(value);
};

/** The outermost entries, such as `limits.hoursPerShift.min`, not their parts. */
const literalsIn = (root: Node, constants: ReadonlyMap<string, Constants>): { node: Node; literal: string }[] => {
  const literal = literalOf(root, constants);
  return literal === null ? childrenOf(root).flatMap((it) => literalsIn(it, constants)) : [{ node: root, literal }];
};

/** Names bound by a pattern; default values are expressions. */
const boundBy = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return [];
  const name = nameOf(pattern);
  if (name !== null) return [name];
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern['left']);
  if (pattern.type === 'Property') return boundBy(pattern['value']);
  return childrenOf(pattern).flatMap(boundBy);
};

/** Names declared anywhere in a file, which may shadow a catalog. */
const declaredIn = (nodes: readonly Node[]): Set<string> =>
  new Set(
    nodes.flatMap(({ type, ...node }) => {
      if (type === 'VariableDeclarator') return boundBy(node['id']);
      if (type.includes('Function')) return (node['params'] as unknown[]).flatMap(boundBy);
      return type === 'CatchClause' ? boundBy(node['param']) : [];
    }),
  );

/** A catalog with spread parts replaced by values; bundlers keep spreads because reading them might have effects. */
const writtenOut = (code: string, program: Node, catalogs: Record<string, Constants>): MagicString => {
  const text = new MagicString(code);
  for (const { type, ...node } of everyNode(program)) {
    const catalog = type === 'VariableDeclarator' ? catalogs[nameOf(node['id']) ?? ''] : undefined;
    const value = node['init'];
    if (catalog && isNode(value)) text.overwrite(value.start, value.end, JSON.stringify(catalog));
  }
  return text;
};

const changed = (text: MagicString) =>
  text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;

/**
 * Inlines catalog entries, so a page contains only what it uses. Files that use a catalog in other ways keep it whole.
 */
export const inlineConstants = (): Plugin => ({
  name: 'inline-constants',
  apply: 'build',
  // Runs after types and JSX are removed.
  enforce: 'post',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const program = this.parse(code) as unknown as Node;
    const own = catalogues[id];
    if (own) return changed(writtenOut(code, program, own));
    const nodes = everyNode(program);
    const constants = new Map<string, Constants>();
    for (const node of nodes.filter(({ type }) => type === 'ImportDeclaration')) {
      const source = await this.resolve(String((node['source'] as Node)['value']), id);
      const exported = source && catalogues[source.id];
      for (const specifier of exported ? (node['specifiers'] as Node[]) : []) {
        const [imported, local] = [nameOf(specifier['imported']), nameOf(specifier['local'])];
        if (imported !== null && local !== null && exported?.[imported]) constants.set(local, exported[imported]);
      }
    }
    for (const name of declaredIn(nodes)) constants.delete(name);
    if (constants.size === 0) return null;
    const text = new MagicString(code);
    for (const { node, literal } of literalsIn(program, constants)) text.overwrite(node.start, node.end, literal);
    return changed(text);
  },
});
