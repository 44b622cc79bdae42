import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { corruptFile } from '../../scripts/local/json-file';
import { LocalError } from '../../scripts/local/local-error';
import type { Kept } from './embedded-table';
import type { Loaded, Store, TableRecord } from './store';
import type { Recorded } from './stream-records';
import type { TableDefinition } from './table-definition';
import { TableFailure } from './table-failure';
import type { StoredItem } from './values';

const format = 2;
const fileName = 'table.sqlite';

/** Positions are separate from texts: a start reads all positions, but texts only on demand. */
const items = `
  CREATE TABLE places (
    tbl TEXT NOT NULL, list TEXT NOT NULL, sort TEXT NOT NULL, indexes TEXT NOT NULL, expires INTEGER, id INTEGER NOT NULL,
    PRIMARY KEY (tbl, list, sort)
  ) WITHOUT ROWID;
  CREATE TABLE texts (id INTEGER PRIMARY KEY, item TEXT NOT NULL);
`;

const schema = `
  CREATE TABLE tables (name TEXT PRIMARY KEY, definition TEXT NOT NULL);
  ${items}
  CREATE TABLE records (sequence INTEGER PRIMARY KEY, tbl TEXT NOT NULL, at INTEGER NOT NULL, record TEXT NOT NULL);
  CREATE TABLE tokens (token TEXT PRIMARY KEY, request TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE last (sequence INTEGER NOT NULL);
  INSERT INTO last VALUES (0);
  PRAGMA user_version = ${format};
`;

/** Format 1 had positions and texts in one table. */
const upgrade = `
  ${items}
  INSERT INTO places SELECT tbl, list, sort, indexes, expires, rowid FROM items;
  INSERT INTO texts SELECT rowid, item FROM items;
  DROP TABLE items;
  PRAGMA user_version = ${format};
`;

/** https://www.sqlite.org/rescode.html */
const codes = { busy: 5, ioError: 10, corrupt: 11, full: 13, notADatabase: 26 } as const;

const codeOf = (error: unknown): number => ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;

/** SQLite of the running Node version. */
const sqlite = (): typeof import('node:sqlite') => {
  const found = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined;
  if (found) return found;
  throw new LocalError(
    `Node ${process.version} has no SQLite: use npm start, which runs Node 24 from node_modules, or install Node 24`,
  );
};

const asLocalError = (error: unknown, directory: string): unknown => {
  const code = codeOf(error);
  if (code === codes.busy)
    return new LocalError(
      `Another process uses the local data in ${directory}: stop it, or choose another directory with LOCAL_DATA_DIR`,
    );
  return code === codes.corrupt || code === codes.notADatabase ? corruptFile(join(directory, fileName)) : error;
};

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.['user_version']);

/** Acquires the lock, which ends with the process, and creates missing tables. */
const prepareFile = (db: DatabaseSync, directory: string): void => {
  // A killed process loses nothing. A power cut may lose the last writes, but never damages the file: flushing each write
  // took a quarter of the time for demo data. Pages shared by many writes are copied into the table's file and flushed less
  // often.
  db.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 8000;',
  );
  const version = versionOf(db);
  if (version > format)
    throw new LocalError(
      `The local data in ${directory} has format ${version}, and this version reads ${format}: start over with npm start -- --fresh`,
    );
  db.exec('BEGIN IMMEDIATE');
  if (version === 0) db.exec(schema);
  if (version === 1) db.exec(upgrade);
  db.exec('COMMIT');
};

const openFile = (directory: string, maxBytes: number | null): DatabaseSync => {
  mkdirSync(directory, { recursive: true });
  const { DatabaseSync } = sqlite();
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(join(directory, fileName));
    prepareFile(db, directory);
    if (maxBytes !== null) db.exec(`PRAGMA max_page_count = ${Math.ceil(maxBytes / 4096)}`);
    return db;
  } catch (error) {
    db?.close();
    throw asLocalError(error, directory);
  }
};

const refused = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code !== codes.full && code !== codes.ioError) return error;
  const reason = code === codes.full ? 'The disk is full' : 'The disk could not be written';
  console.error(`${reason}: the table wrote nothing, and can still be read.`);
  return new TableFailure('InternalServerError', `${reason}: nothing was written.`, {}, 500);
};

type Row = Record<string, SQLOutputValue>;
type PlaceRow = [list: string, sort: string, indexes: string, expires: number | null, id: number];
const text = (row: Row, name: string): string => String(row[name]);

/** Items never change, so each is serialized once: for itself, and for the records of its put and replacement. */
const itemTexts = () => {
  const texts = new WeakMap<StoredItem, string>();
  return (item: StoredItem): string => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const made = JSON.stringify(item);
    texts.set(item, made);
    return made;
  };
};

/** The latest records: stream readers follow closely, so they don't read the file. */
const lastRecords = () => {
  const most = 2000;
  let kept: TableRecord[] = [];
  /** All records after this one are cached. */
  let from = Infinity;
  return {
    add(records: readonly TableRecord[]): void {
      const [first] = records;
      if (!first) return;
      from = Math.min(from, first.sequence - 1);
      kept.push(...records);
      if (kept.length < 2 * most) return;
      kept = kept.slice(-most);
      from = kept[0]!.sequence - 1;
    },
    keep(isKept: (record: TableRecord) => boolean): void {
      kept = kept.filter(isKept);
    },
    /** Null if some may be only in the file. */
    after(table: string, after: number, limit: number): Recorded[] | null {
      if (after < from) return null;
      const first = kept.findLastIndex(({ sequence }) => sequence <= after) + 1;
      return kept
        .slice(first)
        .filter((it) => it.table === table)
        .slice(0, limit);
    },
  };
};

/** One SQLite transaction for each batch. `maxBytes` limits the file, to simulate a full disk. */
export const sqliteStore = (directory: string, maxBytes: number | null = null): Store => {
  const db = openFile(directory, maxBytes);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const end = db.prepare('COMMIT');
  const putPlace = db.prepare(
    `INSERT INTO places VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) + 1 FROM texts)) ON CONFLICT
     DO UPDATE SET indexes = excluded.indexes, expires = excluded.expires RETURNING id`,
  );
  const removePlace = db.prepare('DELETE FROM places WHERE tbl = ? AND list = ? AND sort = ? RETURNING id');
  const putText = db.prepare('INSERT OR REPLACE INTO texts VALUES (?, ?)');
  const removeText = db.prepare('DELETE FROM texts WHERE id = ?');
  const addRecord = db.prepare('INSERT INTO records VALUES (?, ?, ?, ?)');
  const setLast = db.prepare('UPDATE last SET sequence = ?');
  const addToken = db.prepare('INSERT OR REPLACE INTO tokens VALUES (?, ?, ?)');
  const readRecords = db.prepare('SELECT record FROM records WHERE tbl = ? AND sequence > ? ORDER BY sequence LIMIT ?');
  const readPlaces = db.prepare('SELECT list, sort, indexes, expires, id FROM places WHERE tbl = ?');
  readPlaces.setReturnArrays(true);
  const readText = db.prepare('SELECT item FROM texts WHERE id = ?');

  const textOf = itemTexts();
  const recent = lastRecords();
  const recordText = ({ table: _table, before, after, ...rest }: TableRecord): string => {
    const images = [before && `"before":${textOf(before)}`, after && `"after":${textOf(after)}`].filter(Boolean);
    return `${JSON.stringify(rest).slice(0, -1)},${images.join(',')}}`;
  };

  const together = (write: () => void): void => {
    try {
      begin.run();
      write();
      end.run();
    } catch (error) {
      // A full disk may already have ended the transaction.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw refused(error);
    }
  };

  return {
    load: (): Loaded => ({
      definitions: db
        .prepare('SELECT definition FROM tables')
        .all()
        .map((row) => JSON.parse(text(row, 'definition')) as TableDefinition),
      tokens: db
        .prepare('SELECT * FROM tokens')
        .all()
        .map((row) => ({ token: text(row, 'token'), request: text(row, 'request'), at: Number(row['at']) })),
      lastSequence: Number(db.prepare('SELECT sequence FROM last').get()?.['sequence']),
      *items(table) {
        for (const [list, sort, indexes, expires, id] of readPlaces.iterate(table) as Iterable<PlaceRow>) {
          const read = () => JSON.parse(text(readText.get(id) ?? {}, 'item')) as StoredItem;
          yield { list, sort, indexes: JSON.parse(indexes) as Kept['indexes'], expires, read };
        }
      },
    }),
    commit({ changes, records, token }) {
      together(() => {
        for (const { table, planned, kept } of changes) {
          const { list, sort } = planned.place;
          if (kept && planned.after) {
            const placed = putPlace.get(table, list, sort, JSON.stringify(kept.indexes), kept.expires);
            putText.run(placed!['id']!, textOf(planned.after));
          } else removeText.run(removePlace.get(table, list, sort)?.['id'] ?? null);
        }
        for (const it of records) addRecord.run(it.sequence, it.table, it.at, recordText(it));
        const last = records.at(-1);
        if (last) setLast.run(last.sequence);
        if (token) addToken.run(token.token, token.request, token.at);
      });
      recent.add(records);
    },
    saveTable: (definition) =>
      together(() => {
        db.prepare('INSERT OR REPLACE INTO tables VALUES (?, ?)').run(definition.name, JSON.stringify(definition));
      }),
    dropTable(table) {
      together(() => {
        db.prepare('DELETE FROM tables WHERE name = ?').run(table);
        db.prepare('DELETE FROM texts WHERE id IN (SELECT id FROM places WHERE tbl = ?)').run(table);
        for (const name of ['places', 'records']) db.prepare(`DELETE FROM ${name} WHERE tbl = ?`).run(table);
      });
      recent.keep((it) => it.table !== table);
    },
    records: (table, after, limit) =>
      recent.after(table, after, limit) ??
      readRecords.all(table, after, limit).map((row) => JSON.parse(text(row, 'record')) as Recorded),
    trim({ record, token }) {
      together(() => {
        db.prepare('DELETE FROM records WHERE at < ?').run(record);
        db.prepare('DELETE FROM tokens WHERE at < ?').run(token);
      });
      recent.keep(({ at }) => at >= record);
    },
    close: () => db.close(),
  };
};
