import { existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { corruptFile, isRecord } from './json-file';

type Item = { id: string };

/** Items by ID. Without a file, they are only in memory. */
export type KeptItems<T extends Item> = {
  all: ReadonlyMap<string, T>;
  put(items: readonly T[]): void;
  remove(id: string): void;
};

const lineOf = (put: Item): string => `${JSON.stringify({ put })}\n`;

/** Items of a file that another process, or another part of this one, may have open. */
export const readKeptItems = <T extends Item>(file: string, isValid: (item: unknown) => boolean): Map<string, T> => {
  const items = new Map<string, T>();
  // Text after the last line break wasn't acknowledged before the process was killed.
  for (const text of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const line: unknown = JSON.parse(text);
    if (!isRecord(line)) throw corruptFile(file);
    if (typeof line['remove'] === 'string') items.delete(line['remove']);
    else if (isValid(line['put'])) items.set((line['put'] as T).id, line['put'] as T);
    else throw corruptFile(file);
  }
  return items;
};

const readAgain = <T extends Item>(file: string, isValid: (item: unknown) => boolean): Map<string, T> => {
  if (!existsSync(file)) return new Map();
  try {
    const items = readKeptItems<T>(file, isValid);
    writeFileSync(`${file}.new`, [...items.values()].map(lineOf).join(''));
    renameSync(`${file}.new`, file);
    return items;
  } catch (error) {
    throw error instanceof SyntaxError ? corruptFile(file) : error;
  }
};

/** The file has a line for each change, so a change doesn't rewrite all items. */
export const keptItems = <T extends Item>(file: string | null, isValid: (item: unknown) => boolean): KeptItems<T> => {
  const all = file === null ? new Map<string, T>() : readAgain<T>(file, isValid);
  if (file !== null) mkdirSync(dirname(file), { recursive: true });
  const opened = file === null ? null : openSync(file, 'a');
  const append = (lines: string): void => {
    if (opened !== null) writeFileSync(opened, lines);
  };
  return {
    all,
    put(items) {
      for (const item of items) all.set(item.id, item);
      append(items.map(lineOf).join(''));
    },
    remove(id) {
      all.delete(id);
      if (all.size > 0) append(`${JSON.stringify({ remove: id })}\n`);
      else if (opened !== null) ftruncateSync(opened);
    },
  };
};
