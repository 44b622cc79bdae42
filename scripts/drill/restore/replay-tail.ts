import type { DynamoDBClient, WriteRequest } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type AttributeValue,
  type DynamoDBStreamsClient,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { table } from '@shared/platform/table';
import { writeAll } from './copy-table';

/** Start and end: the writes of a bad deployment can be left out. */
export type Window = { since: Date; until: Date | null };

const shardsOf = async (streams: DynamoDBStreamsClient, StreamArn: string): Promise<Shard[]> => {
  const shards: Shard[] = [];
  let ExclusiveStartShardId: string | undefined;
  do {
    const { StreamDescription } = await streams.send(
      new DescribeStreamCommand({ StreamArn, ...(ExclusiveStartShardId && { ExclusiveStartShardId }) }),
    );
    shards.push(...(StreamDescription?.Shards ?? []));
    ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
  } while (ExclusiveStartShardId);
  return shards;
};

/** An open shard never ends: this many consecutive empty answers mean that its newest record was read. */
const quietAnswers = 5;

const recordsOf = async function* (
  streams: DynamoDBStreamsClient,
  StreamArn: string,
  { ShardId }: Shard,
): AsyncGenerator<StreamRecord> {
  let { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  for (let quiet = 0; ShardIterator && quiet < quietAnswers;) {
    const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    quiet = Records.length === 0 ? quiet + 1 : 0;
    yield* Records;
    ShardIterator = NextShardIterator;
  }
};

/** Parents come before their children, so the last record of a key is the newest. */
const inOrder = (shards: readonly Shard[]): Shard[] => {
  const byId = new Map(shards.map((shard) => [shard.ShardId, shard]));
  const depth = ({ ParentShardId }: Shard): number => {
    const parent = ParentShardId === undefined ? undefined : byId.get(ParentShardId);
    return parent ? depth(parent) + 1 : 0;
  };
  return shards.toSorted((a, b) => depth(a) - depth(b));
};

/** The stream client reads an empty map as undefined, which the table rejects. */
const wholeValue = (value: AttributeValue): AttributeValue => {
  if (value.L) return { L: value.L.map(wholeValue) };
  if (value.M) return { M: wholeImage(value.M) };
  return Object.keys(value).length === 0 ? { M: {} } : value;
};

export const wholeImage = (image: Record<string, AttributeValue>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, wholeValue(value)]));

const isWithin = ({ dynamodb }: StreamRecord, { since, until }: Window): boolean => {
  const at = dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0;
  return at >= since.getTime() && (until === null || at < until.getTime());
};

/**
 * Writes changes since a backup to the table made from it: the newest state of each key, so earlier records are harmless
 * and it is idempotent. Returns the number of keys.
 */
export const replayTail = async (
  streams: DynamoDBStreamsClient,
  streamArn: string,
  window: Window,
  into: { client: DynamoDBClient; tableName: string },
): Promise<number> => {
  const newest = new Map<string, WriteRequest>();
  for (const shard of inOrder(await shardsOf(streams, streamArn))) {
    for await (const record of recordsOf(streams, streamArn, shard)) {
      const { Keys, NewImage } = record.dynamodb ?? {};
      if (!Keys || !isWithin(record, window)) continue;
      const key = JSON.stringify([Keys[table.partitionKey]?.S, Keys[table.sortKey]?.S]);
      newest.set(key, NewImage ? { PutRequest: { Item: wholeImage(NewImage) } } : { DeleteRequest: { Key: Keys } });
    }
  }
  await writeAll(into.client, into.tableName, [...newest.values()]);
  return newest.size;
};
