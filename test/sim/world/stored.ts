import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localStage } from '../../../scripts/local/settings';
import type { StoredItem } from '../../../emulators/dynamodb/values';
import type { Tables } from './services';

const tableNames = { main: localStage.tableName, personalKeys: localStage.personalKeysTable };
const names = ['main', 'personalKeys'] as const;

const fileOf = (name: (typeof names)[number], folder: string): string => join(folder, `${name}.jsonl`);

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
      tables.database.write({ table: tableNames[name], kind: 'Put', input: { Item: JSON.parse(line) as StoredItem } });
  }
};
