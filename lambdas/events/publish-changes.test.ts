import type { DomainEvent } from '@shared/core/model/event';
import type { DynamoDBRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewOutboundEvent } from '@shared/connect/model/outbound-event';
import { publishChanges } from './publish-changes';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const verified = (sequence: number, userId: string = randomUUID()): DynamoDBRecord => ({
  dynamodb: {
    SequenceNumber: String(sequence),
    Keys: { pk: { S: `USER#${userId}` }, sk: { S: 'ACCOUNT' } },
    NewImage: { entity: { S: 'Account' }, userId: { S: userId }, emailVerifiedAt: { S: '2026-11-21T08:00:00.000Z' } },
  },
});
const broken = (sequence: number): DynamoDBRecord => verified(sequence, 'not an id');
const failedAt = (sequence: number) => ({ batchItemFailures: [{ itemIdentifier: String(sequence) }] });

const bus = (refuses: (event: DomainEvent) => boolean = () => false) => {
  const batches: DomainEvent[][] = [];
  const logged: NewOutboundEvent[] = [];
  const put = async (events: readonly DomainEvent[]) => {
    batches.push([...events]);
    return events.flatMap((event, index) => (refuses(event) ? [index] : []));
  };
  const append = async (_organizationId: string, events: readonly NewOutboundEvent[]) => void logged.push(...events);
  return { batches, logged, bus: { put }, eventLog: { append } };
};

const cellChanged = (sequence: number, day: string): DynamoDBRecord => {
  const locationId = `loc_${'0'.repeat(26)}`;
  const cell = (rows: string) => ({
    ...{ entity: { S: 'BoardCell' }, locationId: { S: locationId }, unitId: { S: `unt_${'0'.repeat(26)}` } },
    ...{ day: { S: day }, rows: { M: { row: { S: rows } } } },
  });
  return {
    dynamodb: {
      SequenceNumber: String(sequence),
      Keys: { pk: { S: `BOARD#${locationId}#2026-11-23` }, sk: { S: day } },
      OldImage: cell('before'),
      NewImage: cell(String(sequence)),
    },
  };
};

it('merges simultaneous changes of a week into one event, in the place of the first', async () => {
  const target = bus();
  const records = [
    cellChanged(1, '2026-11-26'),
    verified(2),
    cellChanged(3, '2026-11-27'),
    cellChanged(4, '2026-11-27'),
  ];
  expect(await publishChanges(target, records)).toEqual({ batchItemFailures: [] });
  const [board, ...others] = target.batches.flat();
  expect(others.map(({ type }) => type)).toEqual(['account.verified']);
  expect(board!.id).toMatch(/2026-11-23:1:4$/);
  expect((board!.data as { cells: { day: string }[] }).cells.map(({ day }) => day)).toEqual([
    '2026-11-26',
    '2026-11-27',
  ]);
  const refusing = bus(({ type }) => type === 'board.changed');
  expect(await publishChanges(refusing, records)).toEqual(failedAt(1));
});

it('puts everything in order, ten at a time', async () => {
  const target = bus();
  const records = Array.from({ length: 25 }, (_, index) => verified(index));
  expect(await publishChanges(target, records)).toEqual({ batchItemFailures: [] });
  expect(target.batches.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(target.batches.flat().map(({ data }) => (data as { userId: string }).userId)).toEqual(
    records.map((record) => record.dynamodb?.NewImage?.['userId']?.S),
  );
});

it('never puts two events of one aggregate into a batch', async () => {
  const target = bus();
  const same = randomUUID();
  await publishChanges(target, [verified(1, same), verified(2), verified(3, same)]);
  expect(target.batches.map(({ length }) => length)).toEqual([2, 1]);
});

it('reports the first event that the bus refused and sends nothing after its batch', async () => {
  const records = Array.from({ length: 25 }, (_, index) => verified(index));
  const refusedUser = records[12]?.dynamodb?.NewImage?.['userId']?.S;
  const target = bus(({ data }) => 'userId' in data && data.userId === refusedUser);
  expect(await publishChanges(target, records)).toEqual(failedAt(12));
  expect(target.batches).toHaveLength(2);
});

it('reports the batch that got no answer', async () => {
  const put = vi.fn().mockRejectedValue(new Error('timeout'));
  expect(await publishChanges({ ...bus(), bus: { put } }, [verified(7), verified(8)])).toEqual(failedAt(7));
});

it('publishes the events before an unreadable record and reports that record', async () => {
  const target = bus();
  expect(await publishChanges(target, [verified(1), broken(2), verified(3)])).toEqual(failedAt(2));
  expect(target.batches.flat()).toHaveLength(1);
});

const jobIn = (organizationId: string, sequence: number): DynamoDBRecord => ({
  dynamodb: {
    SequenceNumber: String(sequence),
    Keys: { pk: { S: `JOB#${sequence}` }, sk: { S: 'JOB' } },
    NewImage: {
      entity: { S: 'Job' },
      jobId: { S: `job_${ulid()}` },
      organizationId: { S: organizationId },
      version: { N: '1' },
      updatedAt: { S: '2026-11-21T08:00:00.000Z' },
    },
  },
});

it('logs what organizations may see, and publishes nothing that the log has not accepted', async () => {
  const organizationId = `org_${ulid()}`;
  const target = bus();
  expect(await publishChanges(target, [verified(1), jobIn(organizationId, 2)])).toEqual({ batchItemFailures: [] });
  expect(target.logged).toMatchObject([{ type: 'job.changed', organizationId, entity: { type: 'job' } }]);

  const full = { ...bus(), eventLog: { append: vi.fn().mockRejectedValue(new Error('timeout')) } };
  expect(await publishChanges(full, [jobIn(organizationId, 3)])).toEqual(failedAt(3));
  expect(full.batches).toEqual([]);
});
