import { streamConsumers } from '@shared/platform/functions';
import { unreadEntities } from '@shared/platform/unread-entities';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import type { Change } from '../../../emulators/dynamodb/embedded-table';
import { streamRecord, type StreamRecord } from '../../../emulators/dynamodb/stream-records';

const unread: readonly (string | undefined)[] = unreadEntities;
const batchSize = 100;
/** Changes of one partition key arrive in order, those of others in any order. */
const shardCount = 2;
const idleMs = 500;
const retryMs = 500;
const streamArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/simulated/stream/1';

const shardOf = (pk: string): number => {
  let sum = 0;
  for (let index = 0; index < pk.length; index += 1) sum = (sum * 31 + pk.charCodeAt(index)) >>> 0;
  return sum % shardCount;
};

type Reader = { consumer: string; records: readonly StreamRecord[]; position: number };

/** How many of the batch are handled; the rest is delivered again. */
const done = (batch: readonly StreamRecord[], answer: DynamoDBBatchResponse | null | undefined): number => {
  const failed = answer?.batchItemFailures[0]?.itemIdentifier;
  if (failed === undefined) return batch.length;
  return Math.max(
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failed),
    0,
  );
};

/** The table's stream and its consumers, each with its own position in each shard, as deployed. */
export const openStream = (invoke: (name: string, event: unknown) => Promise<unknown>) => {
  const shards = Array.from({ length: shardCount }, (): StreamRecord[] => []);
  const readers = streamConsumers.flatMap(({ name }) =>
    shards.map((records): Reader => ({ consumer: name, records, position: 0 })),
  );
  let count = 0;
  let stopped = false;

  const deliver = async (reader: Reader): Promise<boolean> => {
    const { consumer, records, position } = reader;
    const batch = records.slice(position, position + batchSize);
    if (batch.length === 0) return true;
    const read = batch.filter(({ dynamodb }) => !unread.includes(dynamodb.NewImage?.['entity']?.S));
    try {
      const answer = read.length > 0 ? await invoke(consumer, { Records: read }) : null;
      const handled = done(read, answer as DynamoDBBatchResponse | null);
      const isWhole = handled === read.length;
      reader.position = position + (isWhole ? batch.length : batch.indexOf(read[handled]!));
      return isWhole;
    } catch {
      return false;
    }
  };

  const loop = async (reader: Reader): Promise<void> => {
    while (!stopped) {
      const went = await deliver(reader);
      await new Promise((resolve) => setTimeout(resolve, went ? idleMs : retryMs));
    }
  };

  return {
    add(change: Change): void {
      const shard = shards[shardOf(Object.values(change.keys)[0]?.S ?? '')]!;
      shard.push(streamRecord({ ...change, sequence: (count += 1), at: Date.now(), isExpiry: false }, streamArn));
    },
    start: (): void => readers.forEach((reader) => void loop(reader)),
    isIdle: (): boolean => readers.every(({ records, position }) => position === records.length),
    stop: (): void => void (stopped = true),
  };
};
