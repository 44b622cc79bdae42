import { expect, it } from 'vitest';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { plainImage } from '@lambdas/platform/table/marshal';
import { answerCall } from './answer';
import { Database } from './database';
import { tableDefinition, withoutStream } from './local-tables';
import type { StreamRecord } from './stream-records';

const TableName = 'wardline-test';

const open = () => {
  const database = new Database();
  const call = (operation: string, input: object, service = 'DynamoDB'): Record<string, unknown> => {
    const { status, body } = answerCall(database, `${service}_20120810.${operation}`, input);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as Record<string, unknown>;
  };
  call('CreateTable', tableDefinition(TableName));
  const put = (pk: string, more: object = {}): void =>
    void call('PutItem', { TableName, Item: { pk: { S: pk }, sk: { S: 'META' }, ...more } });
  return { database, call, put };
};

type Page = { Items: { pk: { S: string } }[]; LastEvaluatedKey?: object };

const recordsOf = ({ database }: ReturnType<typeof open>, after = 0): StreamRecord[] =>
  database.records(database.table(TableName), after, 100);

it('records changes in the order of commits, and none for unchanged items', () => {
  const world = open();
  world.put('A');
  world.put('A', { n: { N: '1' } });
  world.put('A', { n: { N: '1.0' } });
  world.call('DeleteItem', { TableName, Key: { pk: { S: 'A' }, sk: { S: 'META' } } });
  const records = recordsOf(world);
  expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
  const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
  expect(numbers.toSorted()).toEqual(numbers);
  expect(recordsOf(world, Number(numbers[1])).map(({ eventName }) => eventName)).toEqual(['REMOVE']);
});

it('returns null and empty values at any depth like the service', () => {
  const world = open();
  const nested = { M: { nothing: { NULL: true }, list: { L: [{ NULL: true }, { M: {} }, { L: [] }] } } };
  world.put('A', { nothing: { NULL: true }, nested, empty: { M: {} } });
  const image = JSON.parse(JSON.stringify(recordsOf(world)[0]?.dynamodb.NewImage)) as Record<string, never>;
  const item = {
    ...{ pk: 'A', sk: 'META', nothing: null, empty: {} },
    nested: { nothing: null, list: [null, {}, []] },
  };
  expect(unmarshall(image)).toEqual(item);
  expect(plainImage(image)).toEqual(item);
});

it('restarts a stream after writes without events', async () => {
  const world = open();
  world.put('A');
  await withoutStream(world.database, TableName, async () => world.put('B'));
  world.put('C');
  expect(recordsOf(world).map(({ dynamodb }) => dynamodb.Keys['pk']?.S)).toEqual(['C']);
});

it('serves stream readers from a position, up to its end when it is turned off', () => {
  const world = open();
  const streams = (operation: string, input: object) => world.call(operation, input, 'DynamoDBStreams');
  ['A', 'B', 'C'].forEach((pk) => world.put(pk));
  const { Streams } = streams('ListStreams', { TableName }) as { Streams: { StreamArn: string }[] };
  const { StreamArn } = Streams[0]!;
  const { StreamDescription } = streams('DescribeStream', { StreamArn }) as {
    StreamDescription: { Shards: { ShardId: string }[] };
  };
  const { ShardId } = StreamDescription.Shards[0]!;
  const from = (more: object) => streams('GetShardIterator', { StreamArn, ShardId, ...more })['ShardIterator'];
  const read = (ShardIterator: unknown, Limit?: number) =>
    streams('GetRecords', { ShardIterator, Limit }) as { Records: StreamRecord[]; NextShardIterator?: string };
  const keys = ({ Records }: { Records: StreamRecord[] }) => Records.map(({ dynamodb }) => dynamodb.Keys['pk']?.S);
  const first = read(from({ ShardIteratorType: 'TRIM_HORIZON' }), 2);
  expect(keys(first)).toEqual(['A', 'B']);
  expect(keys(read(first.NextShardIterator))).toEqual(['C']);
  const { SequenceNumber } = first.Records[0]!.dynamodb;
  expect(keys(read(from({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber })))).toEqual(['B', 'C']);
  expect(keys(read(from({ ShardIteratorType: 'LATEST' })))).toEqual([]);
  world.call('UpdateTable', { TableName, StreamSpecification: { StreamEnabled: false } });
  const last = read(from({ ShardIteratorType: 'TRIM_HORIZON' }));
  expect(read(last.NextShardIterator).NextShardIterator).toBeUndefined();
});

it('deletes expired items with a service record in the stream', () => {
  const world = open();
  const now = Date.now();
  world.call('UpdateTimeToLive', { TableName, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } });
  world.put('over', { ttl: { N: String(Math.floor(now / 1000) - 1) } });
  world.put('later', { ttl: { N: String(Math.floor(now / 1000) + 60) } });
  world.put('text', { ttl: { S: '1' } });
  world.put('ancient', { ttl: { N: '1' } });
  expect(world.database.expire(now)).toBe(1);
  expect(recordsOf(world).at(-1)).toMatchObject({
    eventName: 'REMOVE',
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    dynamodb: { Keys: { pk: { S: 'over' } } },
  });
});

it('deduplicates transactions for ten minutes, and drops records after a day', () => {
  const world = open();
  const transact = (by: string) =>
    world.call('TransactWriteItems', {
      ClientRequestToken: 'once',
      TransactItems: [
        {
          Update: {
            TableName,
            Key: { pk: { S: 'A' }, sk: { S: 'META' } },
            UpdateExpression: 'ADD n :n',
            ExpressionAttributeValues: { ':n': { N: by } },
          },
        },
      ],
    });
  const count = () => world.call('GetItem', { TableName, Key: { pk: { S: 'A' }, sk: { S: 'META' } } })['Item'];
  transact('1');
  transact('1');
  expect(count()).toMatchObject({ n: { N: '1' } });
  expect(() => transact('2')).toThrow('IdempotentParameterMismatchException');
  world.database.trim(Date.now() + 11 * 60_000);
  transact('2');
  expect(count()).toMatchObject({ n: { N: '3' } });
  expect(recordsOf(world)).toHaveLength(2);
  world.database.trim(Date.now() + 25 * 3_600_000);
  expect(recordsOf(world)).toHaveLength(0);
});

it('divides a scan into segments, and continues after a deleted item', () => {
  const world = open();
  const all = Array.from({ length: 30 }, (_, index) => `P${String(index).padStart(2, '0')}`);
  all.forEach((pk) => world.put(pk));
  const parts = [0, 1, 2].map((Segment) => {
    const { Items } = world.call('Scan', { TableName, Segment, TotalSegments: 3 }) as Page;
    return Items.map(({ pk }) => pk.S);
  });
  expect(parts.flat().toSorted()).toEqual(all);
  expect(parts.every((part) => part.length < 30)).toBe(true);
  const first = world.call('Scan', { TableName, Limit: 10 }) as Page;
  world.call('DeleteItem', { TableName, Key: { pk: { S: 'P09' }, sk: { S: 'META' } } });
  const { Items } = world.call('Scan', { TableName, ExclusiveStartKey: first.LastEvaluatedKey }) as Page;
  expect(Items.map(({ pk }) => pk.S)).toEqual(all.slice(10));
});

const big = { S: 'x'.repeat(300 * 1024) };

it('enforces the size limits of items, transactions, and pages', () => {
  const world = open();
  expect(() => world.put('A', { a: big, b: big })).toThrow('Item size has exceeded');
  const puts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      Put: { TableName, Item: { pk: { S: 'P' }, sk: { S: String(index).padStart(3, '0') }, a: big } },
    }));
  expect(() => world.call('TransactWriteItems', { TransactItems: puts(14) })).toThrow('exceeded 4 MB');
  world.call('TransactWriteItems', { TransactItems: puts(8) });
  const page = world.call('Query', {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'P' } },
  });
  expect(page).toMatchObject({ Count: 4, LastEvaluatedKey: { sk: { S: '003' } } });
  const many = Array.from({ length: 101 }, (_, index) => ({
    Delete: { TableName, Key: { pk: { S: 'P' }, sk: { S: `${index}` } } },
  }));
  expect(() => world.call('TransactWriteItems', { TransactItems: many })).toThrow('between 1 and 100');
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
it('counts capacity units like AWS', () => {
  const world = open();
  const units = (operation: string, input: object): unknown =>
    world.call(operation, { TableName, ReturnConsumedCapacity: 'TOTAL', ...input })['ConsumedCapacity'];
  const Key = { pk: { S: 'A' }, sk: { S: 'META' } };
  const item = (kilobytes: number, more: object = {}) => ({
    ...Key,
    a: { S: 'x'.repeat(kilobytes * 1024 - 20) },
    ...more,
  });
  const inIndex = { gsi1pk: { S: 'g' }, gsi1sk: { S: '1' } };
  expect(units('GetItem', { Key })).toEqual({ TableName, CapacityUnits: 0.5 });
  expect(units('PutItem', { Item: item(3) })).toEqual({ TableName, CapacityUnits: 3 });
  // The larger of before and after.
  expect(units('PutItem', { Item: item(1) })).toEqual({ TableName, CapacityUnits: 3 });
  expect(units('GetItem', { Key, ConsistentRead: true })).toEqual({ TableName, CapacityUnits: 1 });
  // A new entry in an index, then one that moves: deleted and put.
  expect(units('PutItem', { Item: { ...Key, ...inIndex } })).toEqual({ TableName, CapacityUnits: 2 });
  const moved = { ...inIndex, gsi1sk: { S: '2' } };
  expect(units('PutItem', { Item: { ...Key, ...moved } })).toEqual({ TableName, CapacityUnits: 3 });
  const transaction = { TransactItems: [{ Put: { TableName, Item: item(2) } }] };
  expect(units('TransactWriteItems', transaction)).toEqual([{ TableName, CapacityUnits: 6 }]);
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': { S: 'A' } } };
  expect(units('Query', query)).toEqual({ TableName, CapacityUnits: 0.5 });
});
