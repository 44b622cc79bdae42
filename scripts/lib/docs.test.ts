import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Decisions (docs/adr) keep the names used at the time. */
const documents = globSync(['README.md', 'docs/*.md', 'docs/work/*.md', '{emulators,web,lambdas/*}/README.md']).sort();
const ownPath = /`((?:docs|infra|lambdas|scripts|shared|test|web)\/[\w./-]+)`/g;
/** Imports in examples. */
const aliased = / from '@(shared\/[\w./-]+)'/g;
const link = /\]\((?!\w+:|[/#])([^)#\s]+)/g;

const namedIn = (document: string): string[] => {
  const text = readFileSync(document, 'utf8');
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path]) => path!);
  const imported = found(aliased).map((path) => `${path}.ts`);
  return [...found(ownPath), ...imported, ...found(link).map((path) => join(dirname(document), path))];
};

it.each(documents)('%s names files that exist', (document) => {
  expect(namedIn(document).filter((path) => !existsSync(path))).toEqual([]);
});

it('finds file names in the documents', () => {
  expect(documents.flatMap(namedIn).length).toBeGreaterThan(100);
});
