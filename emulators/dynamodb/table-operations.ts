import type { CreateTableCommandInput, StreamSpecification, UpdateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { table } from '@shared/platform/table';
import type { Database, OpenTable } from './database';
import type { Operation } from './operations';
import { describeTable, tableDefinitionOf, type TableDefinition } from './table-definition';
import { invalid, TableFailure } from './table-failure';

type Named = { TableName?: string };

const described = ({ definition, itemCount }: OpenTable) => describeTable(definition, itemCount);

const withStream = (
  database: Database,
  definition: TableDefinition,
  { StreamEnabled, StreamViewType }: StreamSpecification,
): TableDefinition => {
  const { stream } = definition;
  if (StreamEnabled && stream?.isEnabled) throw invalid('Table already has an enabled stream');
  if (!StreamEnabled) return { ...definition, stream: stream && { ...stream, isEnabled: false } };
  if (StreamViewType !== 'NEW_AND_OLD_IMAGES')
    throw invalid('A stream of the embedded table has the view type NEW_AND_OLD_IMAGES');
  // Keeps labels unique within a millisecond.
  const label = `${new Date().toISOString().replace('Z', '')}-${database.lastSequence}`;
  return { ...definition, stream: { label, from: database.lastSequence, isEnabled: true } };
};

const createTable: Operation = (database, input) => {
  const { StreamSpecification, ...rest } = input as CreateTableCommandInput;
  const definition = tableDefinitionOf(rest, Date.now());
  const created = database.create(
    StreamSpecification?.StreamEnabled ? withStream(database, definition, StreamSpecification) : definition,
  );
  return { TableDescription: described(created) };
};

const updateTable: Operation = (database, input) => {
  const { TableName, StreamSpecification } = input as UpdateTableCommandInput;
  const updated = database.table(TableName);
  if (StreamSpecification) database.redefine(withStream(database, updated.definition, StreamSpecification));
  return { TableDescription: described(updated) };
};

type TimeToLive = Named & { TimeToLiveSpecification?: { AttributeName?: string; Enabled?: boolean } };

const updateTimeToLive: Operation = (database, input) => {
  const { TableName, TimeToLiveSpecification = {} } = input as TimeToLive;
  const { AttributeName = '', Enabled } = TimeToLiveSpecification;
  const { definition } = database.table(TableName);
  if (AttributeName !== table.timeToLive)
    throw invalid(`Items of the embedded table expire by the attribute ${table.timeToLive}`);
  if (Enabled === (definition.timeToLive !== null))
    throw invalid(`TimeToLive is already ${Enabled ? 'enabled' : 'disabled'}`);
  database.redefine({ ...definition, timeToLive: Enabled ? AttributeName : null });
  return { TimeToLiveSpecification };
};

const describeTimeToLive: Operation = (database, input) => {
  const { timeToLive } = database.table((input as Named).TableName).definition;
  return {
    TimeToLiveDescription:
      timeToLive === null
        ? { TimeToLiveStatus: 'DISABLED' }
        : { TimeToLiveStatus: 'ENABLED', AttributeName: timeToLive },
  };
};

const deleteTable: Operation = (database, input) => {
  const deleted = database.table((input as Named).TableName);
  database.drop(deleted.definition.name);
  return { TableDescription: { ...described(deleted), TableStatus: 'DELETING' } };
};

const listTables: Operation = (database, input) => {
  const { Limit = 100, ExclusiveStartTableName: after } = input as { Limit?: number; ExclusiveStartTableName?: string };
  const names = database.tableNames.filter((name) => after === undefined || name > after);
  const page = names.slice(0, Limit);
  return { TableNames: page, ...(names.length > Limit && { LastEvaluatedTableName: page.at(-1) }) };
};

export const tableOperations: Record<string, Operation> = {
  CreateTable: createTable,
  UpdateTable: updateTable,
  DeleteTable: deleteTable,
  DescribeTable: (database, input) => ({ Table: described(database.table((input as Named).TableName)) }),
  ListTables: listTables,
  UpdateTimeToLive: updateTimeToLive,
  DescribeTimeToLive: describeTimeToLive,
};

/** Reports what the table lacks for a newer client. */
export const unknownOperation = (operation: string): TableFailure =>
  new TableFailure('UnknownOperationException', `The embedded table does not have ${operation}.`);
