import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entriesOf } from './compile-catalog';

/** Strings in a program: literals, and templates as patterns. */
type Strings = { whole: Set<string>; patterns: RegExp[] };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of a key with variable parts: "sections.${section}.title"; "${one}.${other}" would match every key. */
const patternOf = (node: ts.TemplateExpression): RegExp | null => {
  const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  const text = fixed.join('');
  return text.includes('.') && /\w/.test(text) ? new RegExp(`^${fixed.map(escaped).join('.+')}$`) : null;
};

const collect = (node: ts.Node, found: Strings): void => {
  if (ts.isStringLiteralLike(node)) found.whole.add(node.text);
  const pattern = ts.isTemplateExpression(node) ? patternOf(node) : null;
  if (pattern) found.patterns.push(pattern);
  ts.forEachChild(node, (child) => collect(child, found));
};

const stringsOf = (root: string, sources: string): Strings => {
  const found: Strings = { whole: new Set(), patterns: [] };
  for (const file of globSync(sources, { cwd: root })) {
    if (/\.(test|d)\.tsx?$/.test(file)) continue;
    collect(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest), found);
  }
  return found;
};

/** Keys of `catalogs` not named by any string in `sources` ("ui/team.json: leave.title"). Both are globs below `root`. */
export const unusedKeys = (root: string, catalogs: string, sources: string): string[] => {
  const { whole, patterns } = stringsOf(root, sources);
  const isUsed = (key: string): boolean => whole.has(key) || patterns.some((pattern) => pattern.test(key));
  return globSync(catalogs, { cwd: root })
    .sort()
    .flatMap((file) =>
      entriesOf(readFileSync(join(root, file), 'utf8'))
        .filter(([key]) => !isUsed(key))
        .map(([key]) => `${file}: ${key}`),
    );
};
