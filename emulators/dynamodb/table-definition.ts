import type { CreateTableCommandInput, KeySchemaElement, TableDescription } from '@aws-sdk/client-dynamodb';
import { accountId, region } from '../../scripts/local/account';
import { invalid } from './table-failure';

/** Key names. Without a sort key, a partition has one item. */
export type KeyNames = { partitionKey: string; sortKey: string | null };
export type TableShape = KeyNames & { indexes: Record<string, KeyNames> };

/** `from`: last sequence number before the stream. */
type StreamDefinition = { label: string; from: number; isEnabled: boolean };

/** `createdAt` in milliseconds. */
export type TableDefinition = {
  name: string;
  shape: TableShape;
  createdAt: number;
  timeToLive: string | null;
  stream: StreamDefinition | null;
};

const keyNames = (schema: readonly KeySchemaElement[] | undefined): KeyNames => {
  const named = (type: string): string | undefined => schema?.find(({ KeyType }) => KeyType === type)?.AttributeName;
  const partitionKey = named('HASH');
  if (partitionKey === undefined) throw invalid('A key schema needs a HASH key');
  return { partitionKey, sortKey: named('RANGE') ?? null };
};

const namesIn = (shape: TableShape): string[] => [
  ...new Set(
    [shape, ...Object.values(shape.indexes)].flatMap(({ partitionKey, sortKey }) =>
      sortKey === null ? [partitionKey] : [partitionKey, sortKey],
    ),
  ),
];

/** Definition from the input of CreateTable. Keys are strings, and indexes have whole items, as in our tables. */
export const tableDefinitionOf = (input: CreateTableCommandInput, now: number): TableDefinition => {
  const { TableName = '', AttributeDefinitions = [], KeySchema, GlobalSecondaryIndexes = [] } = input;
  if (!/^[\w.-]{3,255}$/.test(TableName))
    throw invalid('TableName must have 3 to 255 letters, digits, ".", "-", or "_"');
  if (input.LocalSecondaryIndexes) throw invalid('The embedded table has no local secondary indexes');
  if (GlobalSecondaryIndexes.some(({ Projection }) => Projection?.ProjectionType !== 'ALL'))
    throw invalid('An index of the embedded table projects ALL');
  const shape: TableShape = {
    ...keyNames(KeySchema),
    indexes: Object.fromEntries(GlobalSecondaryIndexes.map((it) => [it.IndexName ?? '', keyNames(it.KeySchema)])),
  };
  const types = new Map(AttributeDefinitions.map((it) => [it.AttributeName, it.AttributeType]));
  for (const name of namesIn(shape))
    if (types.get(name) !== 'S') throw invalid(`Keys of the embedded table are strings; attribute: ${name}`);
  return { name: TableName, shape, createdAt: now, timeToLive: null, stream: null };
};

const tableArn = (name: string): string => `arn:aws:dynamodb:${region}:${accountId}:table/${name}`;

export const streamArn = ({ name, stream }: TableDefinition): string =>
  `${tableArn(name)}/stream/${stream?.label ?? ''}`;

const schemaOf = ({ partitionKey, sortKey }: KeyNames): KeySchemaElement[] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  ...(sortKey === null ? [] : [{ AttributeName: sortKey, KeyType: 'RANGE' as const }]),
];

/** Description on the wire, with times in seconds. */
export const describeTable = (
  definition: TableDefinition,
  itemCount: number,
): Omit<TableDescription, 'CreationDateTime'> & { CreationDateTime: number } => {
  const { name, shape, stream, createdAt } = definition;
  return {
    TableName: name,
    TableArn: tableArn(name),
    TableStatus: 'ACTIVE',
    CreationDateTime: createdAt / 1000,
    AttributeDefinitions: namesIn(shape).map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: schemaOf(shape),
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    ItemCount: itemCount,
    GlobalSecondaryIndexes: Object.entries(shape.indexes).map(([IndexName, keys]) => ({
      IndexName,
      IndexArn: `${tableArn(name)}/index/${IndexName}`,
      IndexStatus: 'ACTIVE',
      KeySchema: schemaOf(keys),
      Projection: { ProjectionType: 'ALL' },
    })),
    ...(stream && {
      ...(stream.isEnabled && { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } }),
      LatestStreamLabel: stream.label,
      LatestStreamArn: streamArn(definition),
    }),
  };
};
