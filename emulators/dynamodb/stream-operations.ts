import type { Database, OpenTable } from './database';
import type { Operation } from './operations';
import { sequenceNumber } from './stream-records';
import { streamArn } from './table-definition';
import { invalid, notFound } from './table-failure';

/** All records of a stream are in one shard, in commit order. */
const shardId = 'shardId-00000000000000000001-00000001';
const maxRecords = 1000;

const withStream = (database: Database): OpenTable[] =>
  database.tableNames.map((name) => database.table(name)).filter(({ definition }) => definition.stream);

const tableOf = (database: Database, arn: string | undefined): OpenTable => {
  const found = withStream(database).find(({ definition }) => streamArn(definition) === arn);
  if (!found) throw notFound(`Stream: ${arn} not found`);
  return found;
};

const listStreams: Operation = (database, input) => {
  const { TableName } = input as { TableName?: string };
  const tables = withStream(database).filter(({ definition }) => !TableName || definition.name === TableName);
  return {
    Streams: tables.map(({ definition }) => ({
      StreamArn: streamArn(definition),
      TableName: definition.name,
      StreamLabel: definition.stream?.label,
    })),
  };
};

const describeStream: Operation = (database, input) => {
  const { StreamArn, ExclusiveStartShardId } = input as { StreamArn?: string; ExclusiveStartShardId?: string };
  const { definition } = tableOf(database, StreamArn);
  const { label, isEnabled, from } = definition.stream!;
  const ending = isEnabled ? {} : { EndingSequenceNumber: sequenceNumber(database.lastSequence) };
  return {
    StreamDescription: {
      StreamArn,
      StreamLabel: label,
      StreamStatus: isEnabled ? 'ENABLED' : 'DISABLED',
      StreamViewType: 'NEW_AND_OLD_IMAGES',
      TableName: definition.name,
      Shards:
        ExclusiveStartShardId === undefined
          ? [{ ShardId: shardId, SequenceNumberRange: { StartingSequenceNumber: sequenceNumber(from + 1), ...ending } }]
          : [],
    },
  };
};

type Iterator = { arn: string; after: number };

const encode = (it: Iterator): string => Buffer.from(JSON.stringify(it)).toString('base64url');

const decode = (text: string | undefined): Iterator => {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Iterator;
  } catch {
    throw invalid('Invalid ShardIterator');
  }
};

type GetIterator = { StreamArn?: string; ShardId?: string; ShardIteratorType?: string; SequenceNumber?: string };

const getShardIterator: Operation = (database, input) => {
  const { StreamArn: arn = '', ShardId, ShardIteratorType = '', SequenceNumber } = input as GetIterator;
  tableOf(database, arn);
  if (ShardId !== shardId) throw notFound(`Shard: ${ShardId} not found`);
  const after = {
    TRIM_HORIZON: 0,
    LATEST: database.lastSequence,
    AFTER_SEQUENCE_NUMBER: Number(SequenceNumber),
    AT_SEQUENCE_NUMBER: Number(SequenceNumber) - 1,
  }[ShardIteratorType];
  if (after === undefined || Number.isNaN(after)) throw invalid('Invalid ShardIteratorType or SequenceNumber');
  return { ShardIterator: encode({ arn, after }) };
};

const getRecords: Operation = (database, input) => {
  const { ShardIterator, Limit = maxRecords } = input as { ShardIterator?: string; Limit?: number };
  const { arn, after } = decode(ShardIterator);
  const table = tableOf(database, arn);
  const Records = database.records(table, after, Math.min(Limit, maxRecords));
  const next = Number(Records.at(-1)?.dynamodb.SequenceNumber ?? after);
  const isOpen = table.definition.stream?.isEnabled || Records.length > 0;
  return { Records, ...(isOpen && { NextShardIterator: encode({ arn, after: next }) }) };
};

export const streamOperations: Record<string, Operation> = {
  ListStreams: listStreams,
  DescribeStream: describeStream,
  GetShardIterator: getShardIterator,
  GetRecords: getRecords,
};
