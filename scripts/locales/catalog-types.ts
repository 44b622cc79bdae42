import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt, isMessage, type Entry } from '../../shared/text/catalog.ts';
import { isGroup, isList } from '../../shared/text/lists.ts';
import { argumentsOf, type Argument } from './compile-message.ts';
import { compileCatalog, entriesOf } from './compile-catalog.ts';

const typeOfArguments = (found: readonly Argument[]): string => {
  const kinds = new Map<string, Argument['kind']>();
  for (const { name, kind } of found) if (kinds.get(name) !== 'number') kinds.set(name, kind);
  const fields = [...kinds].map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'Text'}`);
  return fields.length === 0 ? 'None' : `{ ${fields.join('; ')} }`;
};

/** Fields missing in some entries are optional. */
const typeOfEntries = (entries: readonly Entry[]): string => {
  if (entries.every(isMessage)) return 'string';
  const lists = entries.filter(isList);
  if (lists.length > 0) return `readonly ${typeOfEntries(lists.flatMap((list) => [...list.$list]))}[]`;
  const groups = entries.filter(isGroup);
  const names = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  const fields = names.map((name) => {
    const present = groups.map((group) => group[name]).filter((entry) => entry !== undefined);
    return `${name}${present.length < groups.length ? '?' : ''}: ${typeOfEntries(present)}`;
  });
  return `{ ${fields.join('; ')} }`;
};

type Entries = readonly (readonly [key: string, entry: Entry])[];

const lines = (
  catalogs: readonly (readonly [id: string, entries: Entries])[],
  line: (entry: Entry) => string | null,
  /** IDs listed even if empty. */
  alsoEmpty: readonly string[] = [],
) =>
  catalogs.flatMap(([id, entries]) => {
    const own = entries.flatMap(([key, entry]) => {
      const type = line(entry);
      return type === null ? [] : [`    '${key}': ${type};`];
    });
    if (own.length > 0) return [`  '${id}': {`, ...own, '  };'];
    return alsoEmpty.includes(id) ? [`  '${id}': None;`] : [];
  });

const readEntries = (directory: string, file: string): Entries => {
  const json = readFileSync(join(directory, file), 'utf8');
  const catalog = compileCatalog(json, file);
  return entriesOf(json).map(([key]) => [key, entryAt(catalog, key)!]);
};

/** "ui/" is omitted: most catalogs are for the interface. */
const idOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/\.json$/, '')
    .replace(/^ui\//, '');

export const catalogTypes = (directory: string): string => {
  const catalogs = globSync('**/*.json', { cwd: directory })
    .sort()
    .map((file) => [idOf(file), readEntries(directory, file)] as const);
  return [
    '// Written by npm run locales.',
    'type Text = string | number;',
    'type None = Record<never, never>;',
    '',
    '/** Messages of each catalog, with their arguments. */',
    'export interface Catalogs {',
    ...lines(
      catalogs,
      (entry) => (isMessage(entry) ? typeOfArguments(argumentsOf(entry)) : null),
      catalogs.map(([id]) => id),
    ),
    '}',
    '',
    '/** Lists of each catalog. */',
    'export interface Lists {',
    ...lines(catalogs, (entry) => (isList(entry) ? `readonly ${typeOfEntries(entry.$list)}[]` : null)),
    '}',
    '',
    'export type CatalogId = keyof Catalogs;',
    '',
  ].join('\n');
};
