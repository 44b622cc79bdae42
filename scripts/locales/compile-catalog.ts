import { readFileSync } from 'node:fs';
import type { Catalog, Entry } from '../../shared/text/catalog.ts';
import { compileMessage } from './compile-message.ts';

type Source = string | readonly Source[] | { readonly [name: string]: Source };

const isList = (source: Source): source is readonly Source[] => Array.isArray(source);

const at = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

const compileText = (text: string, place: string): Entry => {
  try {
    return compileMessage(text);
  } catch (error) {
    throw new Error(`"${place}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const compile = (source: Source, place: string): Entry => {
  if (typeof source === 'string') return compileText(source, place);
  if (isList(source)) return { $list: source.map((it, index) => compile(it, at(place, String(index)))) };
  return Object.fromEntries(Object.entries(source).map(([name, it]) => [name, compile(it, at(place, name))]));
};

const flatten = (source: Source, place: string): [string, Source][] => {
  if (typeof source === 'string' || isList(source)) return [[place, source]];
  return Object.entries(source).flatMap(([name, it]) => flatten(it, at(place, name)));
};

/** Keys of messages and lists, such as "reject.title". */
export const entriesOf = (json: string): [string, Source][] => flatten(JSON.parse(json) as Source, '');

export const compileCatalog = (json: string, file: string): Catalog => {
  try {
    return compile(JSON.parse(json) as Source, '') as Catalog;
  } catch (error) {
    throw new Error(`${file}, ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

export const isCatalog = (path: string): boolean => /\/shared\/locales\/.+\.json$/.test(path.replaceAll('\\', '/'));

/** Compiled catalog of a file, as JSON. */
export const compiledFile = (file: string): string => JSON.stringify(compileCatalog(readFileSync(file, 'utf8'), file));
