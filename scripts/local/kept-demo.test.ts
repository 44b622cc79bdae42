import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoEmail } from '../seed/demo-accounts';
import { openMailbox, type Mail } from '../../emulators/aws/mailbox';
import { openQueues } from '../../emulators/aws/queues';
import { newUser } from '../../emulators/cognito/user-rules';
import { UserStore } from '../../emulators/cognito/user-store';
import { demoKey, keepDemo, takeKeptDemo } from './kept-demo';
import { localStage } from './settings';
import { answerCall } from '../../emulators/dynamodb/answer';
import { Database } from '../../emulators/dynamodb/database';
import { ensureTables } from '../../emulators/dynamodb/local-tables';
import { sqliteStore } from '../../emulators/dynamodb/sqlite-store';

const { tableName: TableName } = localStage;
const settings = { ports: [5173, 4000], billing: 'stripe', password: 'Lakeside-rounds-24' };
const photo = join('s3', localStage.mediaBucket, 'photos', 'usr_1', 'photo.png');
const mail: Mail = { id: 'mail_1', from: 'a', to: ['b'], subject: 'c', text: 'd', html: 'e', sentAt: '2026-11-28' };

let directory: string;
let kept: string;
const closes: (() => void)[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-kept-demo-'));
  kept = join(directory, 'kept');
});
afterEach(() => {
  for (const close of closes.splice(0)) close();
  rmSync(directory, { recursive: true, force: true });
});

/** The persistent parts of a stack, opened as at its start. */
const open = (dataDir: string) => {
  const database = new Database(sqliteStore(join(dataDir, 'table')));
  closes.push(() => database.close());
  ensureTables(database);
  const call = (operation: string, input: object): unknown =>
    answerCall(database, `DynamoDB_20120810.${operation}`, { TableName, ...input }).body;
  const users = new UserStore(dataDir);
  const queues = openQueues(join(dataDir, 'queues'));
  const mailbox = openMailbox(dataDir);
  const put = (id: number): unknown =>
    call('PutItem', { Item: { pk: { S: `ITEM#${id}` }, sk: { S: 'META' }, text: { S: 'x'.repeat(2000) } } });
  const fill = (): void => {
    for (let id = 0; id < 100; id += 1) put(id);
    users.save(newUser({ email: demoEmail({ key: 'hana-park' }, false) }));
    queues.of('notify').send('waits');
    queues.of('notify').deadLetterQueue!.send('failed');
    mailbox.add(mail);
    mkdirSync(dirname(join(dataDir, photo)), { recursive: true });
    writeFileSync(join(dataDir, photo), 'a picture');
  };
  return {
    users,
    put,
    fill,
    contents: () => ({
      items: call('Scan', {}),
      records: database.records(database.table(TableName), 0, 1000),
      users: users.all(),
      messages: queues.all().flatMap((queue) => queue.messages),
      mails: mailbox.list(),
      photo: readFileSync(join(dataDir, photo), 'utf8'),
    }),
  };
};

it('starts from a copy just like from the original', () => {
  const [made, copied] = [join(directory, 'made'), join(directory, 'copied')];
  const world = open(made);
  world.fill();
  keepDemo(made, demoKey(settings), kept);
  const before = world.contents();
  expect([before.messages.length, before.records.length]).toEqual([2, 100]);
  // Later writes aren't in the copy, and the original keeps its lock.
  world.put(100);
  expect(() => sqliteStore(join(made, 'table'))).toThrow('Another process uses the local data');

  expect(takeKeptDemo(copied, demoKey(settings), kept)).toBeInstanceOf(Date);
  expect(open(copied).contents()).toEqual(before);
});

it('uses no copy of other settings or another day', () => {
  const made = join(directory, 'made');
  open(made).fill();
  keepDemo(made, demoKey(settings), kept);
  for (const key of [
    demoKey({ ...settings, ports: [5183, 4010] }),
    demoKey({ ...settings, billing: 'off' }),
    demoKey(settings, new Date('2020-01-01T12:00:00Z')),
  ])
    expect(takeKeptDemo(join(directory, 'other'), key, kept)).toBeNull();
});

it('keeps only the newest copy, and none of data that a person used', () => {
  const made = join(directory, 'made');
  const { fill, users } = open(made);
  fill();
  keepDemo(made, 'older', kept);
  keepDemo(made, 'newer', kept);
  expect(readdirSync(kept)).toEqual(['newer']);
  const [user] = users.all();
  const session = { refreshTokenHash: '', originJti: '', clientId: '', authTime: 0, expiresAt: Date.now() + 60_000 };
  users.save({ ...user!, sessions: [session] });
  keepDemo(made, 'used', kept);
  users.save({ ...user!, attributes: { email: 'own@example.com' } });
  keepDemo(made, 'own', kept);
  expect(readdirSync(kept)).toEqual(['newer']);
  expect(existsSync(join(kept, 'newer', 'table'))).toBe(true);
});
