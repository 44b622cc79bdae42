import type { IndexChange } from '../index-port';
import { gone, grownColumns, newColumns, type ColumnKinds, type Columns, type Row } from './columns';
import { createDictionary, type Dictionary } from './dictionary';
import { createDocumentStore, type DocumentStore } from './document-store';
import { createTextIndex, type TextField, type TextIndex } from './text-index';

export type IndexKinds = { document: unknown; column: string; dictionary: string; text: string };

export type IndexShape<K extends IndexKinds> = {
  /** Name and version of the snapshot format; other versions are ignored. */
  format: string;
  columns: ColumnKinds<K['column']>;
  dictionaries: readonly K['dictionary'][];
  texts: Record<K['text'], readonly TextField<K['document']>[]>;
  idOf(document: K['document']): string;
  revisionOf(document: K['document']): number;
  row(document: K['document'], dictionaries: Record<K['dictionary'], Dictionary>): Row<K['column']>;
};

/** A document's ordinal is its row in the columns. */
export type IndexMemory<K extends IndexKinds> = {
  shape: IndexShape<K>;
  columns: Columns<K['column']>;
  dictionaries: Record<K['dictionary'], Dictionary>;
  texts: Record<K['text'], TextIndex<K['document']>>;
  ids: string[];
  ordinals: Map<string, number>;
  /** Revisions of removals, to ignore late changes. */
  removed: Map<string, number>;
  store: DocumentStore;
};

const firstCapacity = 1024;

export const byName = <N extends string, T>(names: readonly N[], make: (name: N) => T): Record<N, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;

export const textNames = <K extends IndexKinds>({ texts }: IndexShape<K>): K['text'][] => Object.keys(texts);

export const emptyMemory = <K extends IndexKinds>(shape: IndexShape<K>): IndexMemory<K> => ({
  shape,
  columns: newColumns(shape.columns, firstCapacity),
  dictionaries: byName(shape.dictionaries, () => createDictionary()),
  texts: byName(textNames(shape), (name) => createTextIndex(shape.texts[name])),
  ids: [],
  ordinals: new Map(),
  removed: new Map(),
  store: createDocumentStore(),
});

/** Updates append a new row and mark the old one as gone. */
const put = <K extends IndexKinds>(memory: IndexMemory<K>, document: K['document']): void => {
  const { shape } = memory;
  const [id, revision] = [shape.idOf(document), shape.revisionOf(document)];
  const before = memory.ordinals.get(id);
  const removed = memory.removed.get(id);
  if (removed !== undefined && removed >= revision) return;
  if (before !== undefined) {
    if (memory.columns.revision[before]! > revision) return;
    memory.columns.status[before] = gone;
  }
  const ordinal = memory.ids.push(id) - 1;
  if (ordinal >= memory.columns.status.length) {
    // A snapshot has no spare rows, and that of an empty index none to double.
    memory.columns = grownColumns(shape.columns, memory.columns, Math.max(firstCapacity, ordinal * 2));
  }
  const { columns } = memory;
  const values: Row<K['column']> = shape.row(document, memory.dictionaries);
  const place = memory.store.put(JSON.stringify(document));
  for (const [name, value] of Object.entries<number>({ ...values, ...place, revision })) {
    columns[name as keyof typeof columns][ordinal] = value;
  }
  for (const text of Object.values<TextIndex<K['document']>>(memory.texts)) text.add(ordinal, document);
  memory.ordinals.set(id, ordinal);
};

const remove = <K extends IndexKinds>(memory: IndexMemory<K>, id: string, revision: number): void => {
  const ordinal = memory.ordinals.get(id);
  if (ordinal !== undefined) {
    if (memory.columns.revision[ordinal]! > revision) return;
    memory.columns.status[ordinal] = gone;
  }
  memory.removed.set(id, Math.max(revision, memory.removed.get(id) ?? 0));
  memory.ordinals.delete(id);
};

export const applyChange = <K extends IndexKinds>(memory: IndexMemory<K>, change: IndexChange<K['document']>): void =>
  change.kind === 'put'
    ? put(memory, change.document)
    : remove(memory, change.id, change.revision ?? Number.POSITIVE_INFINITY);

export const documentAt = <K extends IndexKinds>({ columns, store }: IndexMemory<K>, ordinal: number): K['document'] =>
  JSON.parse(
    store.get({
      chunk: columns.chunk[ordinal]!,
      offset: columns.offset[ordinal]!,
      length: columns.length[ordinal]!,
    }),
  ) as K['document'];
