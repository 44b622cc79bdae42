import type { JobDocument, JobIndexChange } from '../port';
import { fillRow, gone, grownColumns, newColumns, type Columns, type Dictionaries } from './columns';
import { createDictionary } from './dictionary';
import { createDocumentStore, type DocumentStore } from './document-store';
import { createTextIndex, type TextIndex } from './text-index';

/** Everything that is searched, in the memory of one process. A document's ordinal is its place in the columns. */
export type JobMemory = {
  columns: Columns;
  dictionaries: Dictionaries;
  text: TextIndex;
  /** Ids by ordinal. */
  jobIds: string[];
  ordinals: Map<string, number>;
  /** Ids are never given again: a change that arrives after the removal is late. */
  removed: Set<string>;
  store: DocumentStore;
};

const firstCapacity = 1024;

export const emptyMemory = (): JobMemory => ({
  columns: newColumns(firstCapacity),
  dictionaries: {
    title: createDictionary(),
    organization: createDictionary(),
    location: createDictionary(),
    organizationId: createDictionary(),
    person: createDictionary(),
  },
  text: createTextIndex(),
  jobIds: [],
  ordinals: new Map(),
  removed: new Set(),
  store: createDocumentStore(),
});

/** A changed document is a new one at the end; the old one is gone. */
const put = (memory: JobMemory, document: JobDocument): void => {
  const { jobId } = document;
  const before = memory.ordinals.get(jobId);
  if (memory.removed.has(jobId)) return;
  if (before !== undefined) {
    if (memory.columns.revision[before]! > document.revision) return;
    memory.columns.status[before] = gone;
  }
  const ordinal = memory.jobIds.push(jobId) - 1;
  if (ordinal >= memory.columns.status.length) memory.columns = grownColumns(memory.columns, ordinal * 2);
  const { columns } = memory;
  fillRow(columns, memory.dictionaries, ordinal, document);
  const { chunk, offset, length } = memory.store.put(JSON.stringify(document));
  columns.chunk[ordinal] = chunk;
  columns.offset[ordinal] = offset;
  columns.length[ordinal] = length;
  memory.text.add(ordinal, document);
  memory.ordinals.set(jobId, ordinal);
};

const remove = (memory: JobMemory, jobId: string): void => {
  const ordinal = memory.ordinals.get(jobId);
  memory.removed.add(jobId);
  memory.ordinals.delete(jobId);
  if (ordinal !== undefined) memory.columns.status[ordinal] = gone;
};

export const applyChange = (memory: JobMemory, change: JobIndexChange): void =>
  change.kind === 'put' ? put(memory, change.document) : remove(memory, change.jobId);

export const documentAt = ({ columns, store }: JobMemory, ordinal: number): JobDocument =>
  JSON.parse(
    store.get({
      chunk: columns.chunk[ordinal]!,
      offset: columns.offset[ordinal]!,
      length: columns.length[ordinal]!,
    }),
  ) as JobDocument;
