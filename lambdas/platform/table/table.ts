import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from './commands';
import { AppError, type ErrorCode } from '@shared/errors';
import { limits } from '@shared/limits';
import { table as tableShape, type IndexName } from '@shared/platform/table';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cursors, Position } from '../http/cursor';
import { environment } from '../environment';
import type { Key } from './key';
import { TransactionCanceledException } from './errors';
import { createTableClient, type TableClient } from './table-client';

export type Item = Record<string, unknown>;
export type { Key };
export type Table = { client: TableClient; name: string };

export const openTable = (): Table => ({
  client: createTableClient(),
  name: environment('table').TABLE_NAME,
});

export const getItem = async (table: Table, key: Key, consistent = false): Promise<Item | undefined> => {
  const { Item: item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: key, ConsistentRead: consistent }),
  );
  return item;
};

const batchSize = 100;

/** Returns items in the order of the keys; undefined if missing. */
export const getItems = async (
  table: Table,
  wanted: readonly Key[],
  consistent = false,
): Promise<(Item | undefined)[]> => {
  const batches = Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, batch) =>
    getBatch(table, wanted.slice(batch * batchSize, (batch + 1) * batchSize), consistent),
  );
  return (await Promise.all(batches)).flat();
};

const getBatch = async (table: Table, wanted: readonly Key[], consistent: boolean): Promise<(Item | undefined)[]> => {
  const name = (key: { pk?: unknown; sk?: unknown }): string => `${String(key.pk)}\0${String(key.sk)}`;
  const found = new Map<string, Item>();
  let pending: Key[] = [...new Map(wanted.map((key) => [name(key), key])).values()];
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt > 0) await wait(Math.min(50 * 2 ** attempt, 1000));
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: pending, ConsistentRead: consistent } } }),
    );
    for (const item of Responses?.[table.name] ?? []) found.set(name(item), item);
    pending = (UnprocessedKeys?.[table.name]?.Keys ?? []) as Key[];
    if (attempt > 5) throw new Error('The table did not answer a batch read completely.');
  }
  return wanted.map((key) => found.get(name(key)));
};

export type ListQuery = {
  list: string;
  index?: IndexName;
  cursor?: string | undefined;
  pageSize?: number;
  newestFirst?: boolean;
  /** Lower bound, inclusive. */
  since?: string;
  /** Upper bound, exclusive; a key equal to `since` is always included, and one before it yields nothing. */
  until?: string;
  prefix?: string;
};

/** Reads one more item than the page to find out whether there is a next one. */
export const queryPage = async (
  table: Table,
  cursors: Cursors,
  { list, index, cursor, pageSize = limits.pageSize, newestFirst = true, since, until, prefix }: ListQuery,
): Promise<{ items: Item[]; nextCursor: string | null }> => {
  const { partitionKey, sortKey } = index ? tableShape.indexes[index] : tableShape;
  const start = cursor === undefined ? undefined : await cursors.decode(list, cursor);
  const bound = since ?? until ?? prefix;
  const isBetween = since !== undefined && until !== undefined;
  if (isBetween && since > until) return { items: [], nextCursor: null };
  const compared = until === undefined ? '#sk >= :bound' : '#sk < :bound';
  const ranged = isBetween ? '#sk BETWEEN :bound AND :until' : compared;
  const condition = since === undefined && until === undefined ? 'begins_with(#sk, :bound)' : ranged;
  const input: QueryCommandInput = {
    TableName: table.name,
    ...(index && { IndexName: index }),
    KeyConditionExpression: bound === undefined ? '#pk = :list' : `#pk = :list AND ${condition}`,
    ExpressionAttributeNames: { '#pk': partitionKey, ...(bound !== undefined && { '#sk': sortKey }) },
    ExpressionAttributeValues: {
      ':list': list,
      ...(bound !== undefined && { ':bound': bound }),
      ...(isBetween && { ':until': until }),
    },
    ScanIndexForward: !newestFirst,
    Limit: pageSize + 1,
    ...(start && { ExclusiveStartKey: start }),
  };
  const { Items = [] } = await table.client.send(new QueryCommand(input));
  const items = Items.slice(0, pageSize);
  const last = Items.length > pageSize ? items.at(-1) : undefined;
  const names = new Set<string>([tableShape.partitionKey, tableShape.sortKey, partitionKey, sortKey]);
  const position: Position = Object.fromEntries([...names].map((name) => [name, String(last?.[name])]));
  return { items, nextCursor: last ? await cursors.encode(list, position) : null };
};

/** Condition on the sort key, such as `< :bound`. */
type Bound = { compared: '<' | '<=' | '>'; with: string };

const listInput = (table: Table, list: string, index: IndexName | undefined, bound?: Bound): QueryCommandInput => {
  const { partitionKey, sortKey } = index ? tableShape.indexes[index] : tableShape;
  return {
    TableName: table.name,
    ...(index && { IndexName: index }),
    KeyConditionExpression: bound ? `#pk = :list AND #sk ${bound.compared} :bound` : '#pk = :list',
    ExpressionAttributeNames: { '#pk': partitionKey, ...(bound && { '#sk': sortKey }) },
    ExpressionAttributeValues: { ':list': list, ...(bound && { ':bound': bound.with }) },
  };
};

const namesOf = (attributes: readonly string[]): Record<string, string> =>
  Object.fromEntries(attributes.map((name) => [`#${name}`, name]));

const projection = (attributes: readonly string[]): Pick<QueryCommandInput, 'ProjectionExpression'> =>
  attributes.length > 0 ? { ProjectionExpression: Object.keys(namesOf(attributes)).join(', ') } : {};

export type FirstQuery = {
  list: string;
  /** Only these attributes, to transfer less. */
  attributes?: readonly string[];
  index?: IndexName;
  limit: number;
  newestFirst?: boolean;
  bound?: Bound | undefined;
};

export const queryFirst = async (
  table: Table,
  { list, index, limit, newestFirst = true, bound, attributes = [] }: FirstQuery,
): Promise<Item[]> => {
  const input = listInput(table, list, index, bound);
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      ...input,
      ExpressionAttributeNames: { ...input.ExpressionAttributeNames, ...namesOf(attributes) },
      ...projection(attributes),
      ScanIndexForward: !newestFirst,
      Limit: limit,
    }),
  );
  return Items;
};

export type DueCursor = Record<string, unknown>;
export type DueQuery = { list: string; index?: IndexName; bound: Bound; after: DueCursor | null };

/** Earliest first. Items that a run moves must not fall within the bound again. */
export const queryDue = async (
  table: Table,
  { list, index = 'gsi1', bound, after }: DueQuery,
): Promise<{ items: Item[]; next: DueCursor | null }> => {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      ...listInput(table, list, index, bound),
      Limit: limits.pageSize,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { items: Items, next: LastEvaluatedKey ?? null };
};

export type EveryQuery = {
  list: string;
  index?: IndexName;
  since?: string;
  until?: string;
  pageSize?: number;
  consistent?: boolean;
  /** Only these attributes, to transfer less. */
  attributes?: readonly string[];
  newestFirst?: boolean;
};

/** Yields every item of a list in order, optionally between two positions; reads pages on demand. */
export const queryEvery = async function* (
  table: Table,
  { list, index, since, until, pageSize, consistent = false, attributes = [], newestFirst = false }: EveryQuery,
): AsyncGenerator<Item> {
  const { partitionKey, sortKey } = index ? tableShape.indexes[index] : tableShape;
  const stretch = since !== undefined && until !== undefined ? { ':since': since, ':until': until } : undefined;
  if (stretch && stretch[':since'] > stretch[':until']) return;
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        ...(index && { IndexName: index }),
        KeyConditionExpression: stretch ? '#pk = :list AND #sk BETWEEN :since AND :until' : '#pk = :list',
        ExpressionAttributeNames: {
          '#pk': partitionKey,
          ...(stretch && { '#sk': sortKey }),
          ...namesOf(attributes),
        },
        ExpressionAttributeValues: { ':list': list, ...stretch },
        ...projection(attributes),
        ConsistentRead: consistent,
        ScanIndexForward: !newestFirst,
        ...(pageSize !== undefined && { Limit: pageSize }),
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield* Items;
    start = LastEvaluatedKey;
  } while (start);
};

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number] & {
  refusal?: ErrorCode | (new () => Error);
};

const conflictRetries = 6;

/**
 * All or nothing. The first failed condition determines the refusal. Retries conflicts with other transactions, unless
 * `conflict` is given to throw, for callers that have to read again anyway.
 */
export const transact = async (
  table: Table,
  writes: readonly Write[],
  { token, conflict }: { token?: string; conflict?: new () => Error } = {},
): Promise<void> => {
  const TransactItems = writes.map(({ refusal: _refusal, ...write }) => write);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: token }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = error.CancellationReasons.map(({ Code }) => Code);
      const refused = codes.indexOf('ConditionalCheckFailed');
      const refusal = writes[refused]?.refusal;
      if (refusal) throw typeof refusal === 'string' ? new AppError(refusal) : new refusal();
      if (refused >= 0 || !codes.includes('TransactionConflict')) throw error;
      if (conflict) throw new conflict();
      if (attempt >= conflictRetries) throw error;
      await wait(20 * 2 ** attempt * (0.5 + crypto.getRandomValues(new Uint8Array(1))[0]! / 255));
    }
  }
};

/** Reads at most `limit` items of a list, page by page. */
export const takeFirst = async (table: Table, query: EveryQuery, limit: number): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of queryEvery(table, { ...query, pageSize: limit })) {
    items.push(item);
    if (items.length === limit) break;
  }
  return items;
};
