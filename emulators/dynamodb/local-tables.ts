import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { personalKeysTable, table } from '@shared/platform/table';
import { localStage } from '../../scripts/local/settings';
import { answerCall } from './answer';
import type { Database } from './database';

/** Table definition as deployed. */
export const tableDefinition = (TableName: string): CreateTableCommandInput => {
  const indexes = Object.entries(table.indexes);
  const names = [table, ...indexes.map(([, index]) => index)].flatMap((it) => [it.partitionKey, it.sortKey]);
  const keySchema = (it: { partitionKey: string; sortKey: string }): CreateTableCommandInput['KeySchema'] => [
    { AttributeName: it.partitionKey, KeyType: 'HASH' },
    { AttributeName: it.sortKey, KeyType: 'RANGE' },
  ];
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema(table),
    GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
      IndexName,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: 'ALL' },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  };
};

const personalKeysDefinition = (TableName: string): CreateTableCommandInput => {
  const AttributeName = personalKeysTable.partitionKey;
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
    KeySchema: [{ AttributeName, KeyType: 'HASH' }],
  };
};

const call = (database: Database, operation: string, input: object): void => {
  const { status, body } = answerCall(database, `DynamoDB_20120810.${operation}`, input);
  if (status !== 200) throw new Error(`${operation} failed: ${JSON.stringify(body)}`);
};

/** Creates missing tables of the local stage. */
export const ensureTables = (database: Database, tableName: string = localStage.tableName): void => {
  const has = (name: string): boolean => database.tableNames.includes(name);
  if (!has(localStage.personalKeysTable))
    call(database, 'CreateTable', personalKeysDefinition(localStage.personalKeysTable));
  if (has(tableName)) return;
  call(database, 'CreateTable', tableDefinition(tableName));
  call(database, 'UpdateTimeToLive', {
    TableName: tableName,
    TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
  });
};

/** Runs `fill` without events: the stream starts afterward. */
export const withoutStream = async (
  database: Database,
  tableName: string,
  fill: () => Promise<void>,
): Promise<void> => {
  const update = (StreamSpecification: CreateTableCommandInput['StreamSpecification']): void =>
    call(database, 'UpdateTable', { TableName: tableName, StreamSpecification });
  update({ StreamEnabled: false });
  await fill();
  update(tableDefinition(tableName).StreamSpecification);
};
