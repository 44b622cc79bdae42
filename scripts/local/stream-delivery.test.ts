import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamConsumers } from '@shared/platform/functions';
import { expect, it, onTestFinished } from 'vitest';
import { startStreamDelivery, type StreamDelivery } from './stream-delivery';
import { Database } from '../../emulators/dynamodb/database';
import { ensureTables } from '../../emulators/dynamodb/local-tables';
import type { StreamRecord } from '../../emulators/dynamodb/stream-records';

const tableName = 'wardline-test';
const consumer = streamConsumers[0].name;

type Event = { Records: StreamRecord[] };
type Handled = (keys: string[], records: readonly StreamRecord[]) => unknown;

const openDatabase = () => {
  const database = new Database();
  ensureTables(database, tableName);
  const write = (pk: string, more: object = {}): void =>
    void database.write({
      table: tableName,
      kind: 'Put',
      input: { Item: { pk: { S: pk }, sk: { S: 'META' }, ...more } },
    });
  return { database, write };
};

const deliver = (database: Database, handled: Handled, dataDir: string | null = null) => {
  const delivered: string[] = [];
  const delivery = startStreamDelivery(
    { database, tableName },
    {
      async invoke(name, event) {
        if (name !== consumer) return null;
        const { Records } = event as Event;
        const keys = Records.map(({ dynamodb }) => dynamodb.Keys['pk']?.S ?? '');
        const answer = await handled(keys, Records);
        delivered.push(...keys);
        return answer;
      },
    },
    dataDir,
  );
  onTestFinished(() => delivery.stop());
  return { delivery, delivered };
};

const untilIdle = (delivery: StreamDelivery): Promise<void> => expect.poll(() => delivery.isIdle()).toBe(true);

it('delivers commits in order, and is idle only once all are delivered', async () => {
  const { database, write } = openDatabase();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { delivery, delivered } = deliver(database, () => held);
  await untilIdle(delivery);
  write('A');
  expect(delivery.isIdle()).toBe(false);
  write('B');
  release();
  await untilIdle(delivery);
  expect(delivered).toEqual(['A', 'B']);
});

it('skips entities that no consumer reads', async () => {
  const { database, write } = openDatabase();
  const { delivery, delivered } = deliver(database, () => null);
  write('A', { entity: { S: 'AuditLine' } });
  write('B');
  await untilIdle(delivery);
  expect(delivered).toEqual(['B']);
});

it('retries a failed batch, and the rest of a partially failed one', async () => {
  const { database, write } = openDatabase();
  ['A', 'B', 'C'].forEach((pk) => write(pk));
  const answers: Handled[] = [
    () => Promise.reject(new Error('failed')),
    (_keys, records) => ({ batchItemFailures: [{ itemIdentifier: records[1]!.dynamodb.SequenceNumber }] }),
    () => null,
  ];
  const asked: string[][] = [];
  const { delivery } = deliver(database, (keys, records) => {
    asked.push(keys);
    return answers[asked.length - 1]!(keys, records);
  });
  await untilIdle(delivery);
  expect(asked).toEqual([
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
    ['B', 'C'],
  ]);
});

it('continues from its checkpoint after a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wardline-stream-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { database, write } = openDatabase();
  const first = deliver(database, () => null, dataDir);
  write('A');
  await untilIdle(first.delivery);
  await first.delivery.stop();
  write('B');
  const second = deliver(database, () => null, dataDir);
  await untilIdle(second.delivery);
  expect(second.delivered).toEqual(['B']);
});
