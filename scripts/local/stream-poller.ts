import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type AttributeValue,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { streamConsumers } from '@shared/platform/functions';
import { unreadEntities } from '@shared/platform/unread-entities';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocalDynamodb } from './aws/dynamodb';
import { isRecord, stateFile } from './json-file';
import type { Lambdas } from './lambda/lambda-runner';
import { region } from './settings';

/** Last delivered record per shard; '' for a completed shard. */
type Checkpoint = { streamArn: string; positions: Record<string, string> };

export type StreamPoller = {
  /** Whether nothing new is found from now until the end of a full pass that starts after this call, at once. */
  isQuiet(): Promise<boolean>;
  stop(): Promise<void>;
};

const unread: readonly (string | undefined)[] = unreadEntities;

const batchSize = 100;
const idleMs = 60;
/** Without news, passes become rarer: nothing waits for them, and each costs this process and the database alike. */
const longestIdleMs = 240;
const retryMs = 500;
/** Finds new shards that do not follow the end of another. */
const relistMs = 5000;
const shardEnd = '';

const eventValue = (value: AttributeValue): AttributeValue => {
  if (value.L) return { L: value.L.map(eventValue) };
  if (value.M) return { M: eventImage(value.M) };
  if (value.B) return { B: Buffer.from(value.B).toString('base64') as never };
  if (value.BS) return { BS: value.BS.map((it) => Buffer.from(it).toString('base64') as never) };
  // The SDK reads an empty map as nothing; anything else keeps its member, also NULL.
  return Object.keys(value).length === 0 ? { M: {} } : value;
};

const eventImage = (image: Record<string, AttributeValue>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, eventValue(value)]));

/** As the functions receive it: JSON, with every value as the service sends it. */
export const streamEvent = (records: StreamRecord[], streamArn: string) => ({
  Records: records.map(({ dynamodb = {}, ...record }) => ({
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: 'aws:dynamodb',
    eventSourceARN: streamArn,
    awsRegion: region,
    dynamodb: {
      ...dynamodb,
      ...(dynamodb.Keys && { Keys: eventImage(dynamodb.Keys) }),
      ...(dynamodb.NewImage && { NewImage: eventImage(dynamodb.NewImage) }),
      ...(dynamodb.OldImage && { OldImage: eventImage(dynamodb.OldImage) }),
      ApproximateCreationDateTime: (dynamodb.ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
    },
  })),
});

/** In order and at least once: saves the position only after the batch is accepted. */
export const startStreamPoller = (
  { endpoint, streamArn }: Pick<LocalDynamodb, 'endpoint' | 'streamArn'>,
  lambdas: Lambdas,
  dataDir: string | null,
): StreamPoller => {
  const client = new DynamoDBStreamsClient({
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const file = stateFile<Checkpoint>(
    dataDir && join(dataDir, 'stream-checkpoint.json'),
    () => ({ streamArn, positions: {} }),
    (state) => isRecord(state) && isRecord(state['positions']),
  );
  const saved = file.load();
  const positions = new Map(Object.entries(saved.streamArn === streamArn ? saved.positions : {}));
  const iterators = new Map<string, string>();
  let stopped = false;
  let asked: ((isQuiet: boolean) => void)[] = [];
  let endPause = (): void => undefined;
  let listed: string[] = [];
  let listedAt = 0;

  const iteratorOf = async (shardId: string): Promise<string | undefined> => {
    const kept = iterators.get(shardId);
    if (kept) return kept;
    const position = positions.get(shardId);
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ...(position
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    );
    return ShardIterator;
  };

  const leftOver = (records: StreamRecord[], answer: DynamoDBBatchResponse | null | undefined): StreamRecord[] => {
    const failed = answer?.batchItemFailures[0]?.itemIdentifier;
    const first = records.findIndex((record) => record.dynamodb?.SequenceNumber === failed);
    if (failed === undefined) return [];
    return records.slice(Math.max(first, 0));
  };

  const handOverTo = async (consumer: string, records: StreamRecord[]): Promise<void> => {
    let left = records;
    while (!stopped) {
      try {
        const answer = await lambdas.invoke(consumer, streamEvent(left, streamArn));
        left = leftOver(left, answer as DynamoDBBatchResponse | null);
        if (left.length === 0) return;
      } catch {
        // The whole batch failed.
      }
      await wait(retryMs);
    }
    throw new Error('The stream was stopped.');
  };

  /** As the filter of the deployed event sources. */
  const handOver = async (records: StreamRecord[]): Promise<void> => {
    const read = records.filter(({ dynamodb }) => !unread.includes(dynamodb?.NewImage?.['entity']?.S));
    if (read.length === 0) return;
    await Promise.all(streamConsumers.map(({ name }) => handOverTo(name, read)));
  };

  const readShard = async (shardId: string): Promise<boolean> => {
    const iterator = await iteratorOf(shardId);
    if (!iterator) return false;
    iterators.delete(shardId);
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize }),
    );
    if (Records.length > 0) {
      await handOver(Records);
      const last = Records.at(-1)?.dynamodb?.SequenceNumber;
      if (last) positions.set(shardId, last);
    }
    if (NextShardIterator) iterators.set(shardId, NextShardIterator);
    else positions.set(shardId, shardEnd);
    if (Records.length > 0 || !NextShardIterator) file.save({ streamArn, positions: Object.fromEntries(positions) });
    return Records.length > 0;
  };

  const listShards = async (): Promise<string[]> => {
    const all: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription } = await client.send(
        new DescribeStreamCommand({ StreamArn: streamArn, ...(after && { ExclusiveStartShardId: after }) }),
      );
      all.push(...(StreamDescription?.Shards ?? []));
      after = StreamDescription?.LastEvaluatedShardId;
    } while (after);
    return all.map(({ ShardId = '' }) => ShardId);
  };

  /** Incomplete shards. Parents are listed before children, which preserves order. */
  const openShards = async (): Promise<string[]> => {
    if (listed.length === 0 || Date.now() - listedAt > relistMs) {
      listed = await listShards();
      listedAt = Date.now();
    }
    return listed.filter((shardId) => positions.get(shardId) !== shardEnd);
  };

  /** Whether it found something new. */
  const pass = async (): Promise<boolean> => {
    let found = false;
    for (const shardId of await openShards()) {
      while (await readShard(shardId)) found = true;
      if (positions.get(shardId) !== shardEnd) continue;
      // Later records are in a shard not listed yet.
      listed = [];
      found = true;
    }
    return found;
  };

  const recover = (error: unknown): true => {
    iterators.clear();
    // Records expire after a day; continue from the start of what is left.
    if (!(error instanceof TrimmedDataAccessException)) return true;
    for (const [shardId, position] of positions) if (position !== shardEnd) positions.delete(shardId);
    return true;
  };

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async (): Promise<void> => {
    let pauseMs = idleMs;
    while (!stopped) {
      const asking = asked;
      asked = [];
      const found = await pass().catch(recover);
      // What a pass delivers late makes consumers write until after the next one has read.
      for (const answer of found ? [...asking, ...asked.splice(0)] : asking) answer(!found);
      pauseMs = found ? idleMs : Math.min(pauseMs * 2, longestIdleMs);
      if (asked.length === 0) await pause(pauseMs);
    }
    for (const answer of asked) answer(true);
  };
  const running = loop();

  return {
    isQuiet: () =>
      new Promise((resolve) => {
        if (stopped) return resolve(true);
        asked.push(resolve);
        endPause();
      }),
    async stop() {
      stopped = true;
      endPause();
      await running;
      client.destroy();
    },
  };
};
