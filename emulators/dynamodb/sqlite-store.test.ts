import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCall } from './answer';
import { Database } from './database';
import { tableDefinition } from './local-tables';
import { sqliteStore } from './sqlite-store';
import { startTable } from './start-table';

const TableName = 'wardline-test';

let directory: string;
const databases: Database[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-table-'));
});
afterEach(() => {
  for (const database of databases.splice(0)) database.close();
  rmSync(directory, { recursive: true, force: true });
});

const open = (folder = directory, maxBytes: number | null = null): Database => {
  const database = new Database(sqliteStore(folder, maxBytes));
  databases.push(database);
  if (database.tableNames.length === 0)
    answerCall(database, 'DynamoDB_20120810.CreateTable', tableDefinition(TableName));
  return database;
};
const close = (database: Database): void => {
  databases.splice(databases.indexOf(database), 1);
  database.close();
};

const item = (index: number, size = 10) => ({
  pk: { S: `P${index % 3}` },
  sk: { S: String(index).padStart(4, '0') },
  gsi1pk: { S: 'all' },
  gsi1sk: { S: String(999 - index) },
  text: { S: 'x'.repeat(size) },
});
const put = (database: Database, index: number, size?: number) =>
  answerCall(database, 'DynamoDB_20120810.PutItem', { TableName, Item: item(index, size) });
const inIndex = (database: Database): string[] =>
  database
    .table(TableName)
    .lists('gsi1')
    .entries('all')
    .map((it) => it.item['sk']?.S ?? '');
const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => String(from + index).padStart(4, '0'));

it('restores items, indexes, streams, and tokens after it was closed', () => {
  const first = open();
  for (let index = 0; index < 20; index += 1) put(first, index);
  const transaction = {
    ClientRequestToken: 'once',
    TransactItems: [{ Put: { TableName, Item: item(20), ConditionExpression: 'attribute_not_exists(pk)' } }],
  };
  const transact = (database: Database) => answerCall(database, 'DynamoDB_20120810.TransactWriteItems', transaction);
  expect(transact(first).status).toBe(200);
  const before = first.records(first.table(TableName), 0, 100);
  close(first);

  const second = open();
  expect(inIndex(second)).toEqual(names(0, 21).toReversed());
  expect(second.records(second.table(TableName), 0, 100)).toEqual(before);
  expect(transact(second).status).toBe(200);
  put(second, 21);
  expect(second.records(second.table(TableName), second.lastSequence - 1, 100)).toHaveLength(1);
  expect(second.lastSequence).toBe(before.length + 1);
});

it('keeps only whole writes after a power failure in the middle of its log', () => {
  const first = open();
  for (let index = 0; index < 30; index += 1) put(first, index);
  const copies = mkdtempSync(join(tmpdir(), 'wardline-cut-'));
  try {
    for (const lost of [1, 700, 5000, 20_000, 60_000]) {
      const copy = join(copies, String(lost));
      cpSync(directory, copy, { recursive: true });
      const log = join(copy, 'table.sqlite-wal');
      truncateSync(log, Math.max(0, statSync(log).size - lost));
      const cut = open(copy);
      const kept = inIndex(cut).toReversed();
      expect(kept).toEqual(names(0, kept.length));
      expect(cut.lastSequence).toBe(kept.length);
      expect(kept.length).toBeLessThan(30);
      close(cut);
    }
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
});

it('rejects writes on a full disk, keeps existing data, and still reads', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const database = open(directory, 400_000);
  let written = 0;
  let answer = put(database, written, 5000);
  while (answer.status === 200 && written < 1000) answer = put(database, (written += 1), 5000);
  expect(answer).toMatchObject({ status: 500, body: { message: 'The disk is full: nothing was written.' } });
  expect(said).toHaveBeenCalledWith('The disk is full: the table wrote nothing, and can still be read.');
  said.mockRestore();
  expect(inIndex(database).toReversed()).toEqual(names(0, written));
  close(database);
  expect(inIndex(open()).toReversed()).toEqual(names(0, written));
});

it('reports that another process uses its directory', async () => {
  const holder = spawn(
    process.execPath,
    [
      '-e',
      `const { DatabaseSync } = require('node:sqlite');
       const db = new DatabaseSync(${JSON.stringify(join(directory, 'table.sqlite'))});
       db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; COMMIT');
       console.log('held'); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  expect(() => open()).toThrow(/^Another process uses the local data in .*LOCAL_DATA_DIR$/);
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  put(open(), 1);
});

it('explains what to do with a damaged file or an unknown format', () => {
  close(open());
  const file = join(directory, 'table.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 9');
  db.close();
  expect(() => open()).toThrow(/has format 9, and this version reads 2: start over with npm start -- --fresh$/);
  writeFileSync(file, 'x'.repeat(5000));
  expect(() => open()).toThrow(/table.sqlite is damaged; start over with: npm start -- --fresh$/);
});

it('reads a file of format 1', () => {
  const first = open();
  for (let index = 0; index < 5; index += 1) put(first, index);
  close(first);
  const db = new DatabaseSync(join(directory, 'table.sqlite'));
  db.exec(`
    CREATE TABLE items (
      tbl TEXT NOT NULL, list TEXT NOT NULL, sort TEXT NOT NULL, indexes TEXT NOT NULL, expires INTEGER, item TEXT NOT NULL,
      UNIQUE (tbl, list, sort)
    );
    INSERT INTO items SELECT tbl, list, sort, indexes, expires, item FROM places JOIN texts USING (id);
    DROP TABLE places;
    DROP TABLE texts;
    PRAGMA user_version = 1;
  `);
  db.close();

  const upgraded = open();
  put(upgraded, 5);
  expect(inIndex(upgraded)).toEqual(names(0, 6).toReversed());
  close(upgraded);
  expect(inIndex(open())).toEqual(names(0, 6).toReversed());
});

it('rejects data of DynamoDB Local', async () => {
  mkdirSync(join(directory, 'dynamodb'));
  await expect(startTable(0, directory)).rejects.toThrow(/earlier version with DynamoDB Local: start over with/);
});

it('names a Node version with SQLite', () => {
  const without = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
  expect(() => open()).toThrow(/has no SQLite: use npm start, which runs Node 24/);
  without.mockRestore();
});
