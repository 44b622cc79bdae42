import type { Kept, Planned } from './embedded-table';
import type { Recorded } from './stream-records';
import type { TableDefinition } from './table-definition';

/** Token of a transaction that must not run again. `at` in milliseconds. */
export type Token = { token: string; request: string; at: number };
/** `kept`: persisted form of the item, or null if it is deleted. */
export type TableChange = { table: string; planned: Planned; kept: Omit<Kept, 'read'> | null };
export type TableRecord = Recorded & { table: string };

/** Changes that take effect together. */
export type Batch = { changes: readonly TableChange[]; records: readonly TableRecord[]; token: Token | null };

export type Loaded = {
  definitions: readonly TableDefinition[];
  tokens: readonly Token[];
  lastSequence: number;
  items(table: string): Iterable<Kept>;
};

/** Persistent storage of a database. A call that throws has stored nothing. */
export type Store = {
  load(): Loaded;
  commit(batch: Batch): void;
  saveTable(definition: TableDefinition): void;
  dropTable(table: string): void;
  /** Records of the table's stream, in order. */
  records(table: string, after: number, limit: number): Recorded[];
  /** Drops older records and tokens. */
  trim(oldest: { record: number; token: number }): void;
  close(): void;
};

/** Keeps only stream records, in memory. */
export const memoryStore = (): Store => {
  let all: TableRecord[] = [];
  return {
    load: () => ({ definitions: [], tokens: [], lastSequence: 0, items: () => [] }),
    commit: ({ records }) => void all.push(...records),
    saveTable: () => undefined,
    dropTable: (table) => void (all = all.filter((it) => it.table !== table)),
    records(table, after, limit) {
      const first = all.findLastIndex(({ sequence }) => sequence <= after) + 1;
      const found: Recorded[] = [];
      for (let index = first; index < all.length && found.length < limit; index += 1)
        if (all[index]!.table === table) found.push(all[index]!);
      return found;
    },
    trim: ({ record }) => void (all = all.filter(({ at }) => at >= record)),
    close: () => undefined,
  };
};
