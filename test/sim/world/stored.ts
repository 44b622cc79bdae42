import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredItem } from '../table/values';
import type { Tables } from './services';

const fileOf = (name: keyof Tables, folder: string): string => join(folder, `${name}.jsonl`);
const names = ['main', 'personalKeys'] as const satisfies readonly (keyof Tables)[];

export const writeLines = (file: string, lines: readonly string[]): void =>
  writeFileSync(file, `${lines.join('\n')}\n`);
export const readLines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** One item per line. */
export const saveTables = (tables: Tables, folder: string): void => {
  for (const name of names) {
    const items = tables[name].lists(undefined).all();
    writeLines(
      fileOf(name, folder),
      items.map(({ item }) => JSON.stringify(item)),
    );
  }
};

export const loadTables = (tables: Tables, folder: string): void => {
  for (const name of names) {
    for (const line of readLines(fileOf(name, folder)))
      tables[name].write('Put', { Item: JSON.parse(line) as StoredItem });
  }
};
