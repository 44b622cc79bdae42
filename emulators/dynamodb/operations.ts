import { consumedCapacity, readUnits, summedUnits, writeUnits } from './capacity';
import type { Database, Write } from './database';
import type { WriteInput, WriteKind } from './embedded-table';
import { projected, projectionIn, query, scan, type Found, type QueryInput } from './query';
import type { Names } from './syntax';
import { invalid } from './table-failure';
import { sizeOfItem, type StoredItem } from './values';

/** Answers one operation; throws a `TableFailure`. */
export type Operation = (database: Database, input: object) => object;

type Asked = { ReturnConsumedCapacity?: string };
type Projection = { ProjectionExpression?: string; ExpressionAttributeNames?: Names; ConsistentRead?: boolean };
type GetInput = Asked & Projection & { TableName?: string; Key: StoredItem };
type Named<Input> = Input & Asked & { TableName?: string };
type TransactItem = Partial<Record<WriteKind, Named<WriteInput>>>;
type BatchGetInput = Asked & { RequestItems?: Record<string, Projection & { Keys: StoredItem[] }> };
type WriteRequest = { PutRequest?: { Item: StoredItem }; DeleteRequest?: { Key: StoredItem } };
type BatchWriteInput = Asked & { RequestItems?: Record<string, WriteRequest[]> };

const max = { batchGet: 100, batchGetBytes: 16 * 1024 * 1024, batchWrite: 25 } as const;

const withCapacity = (answer: object, capacity: object | undefined): object =>
  capacity === undefined ? answer : { ...answer, ConsumedCapacity: capacity };

const getItem: Operation = (database, input) => {
  const { TableName = '', Key, ...rest } = input as GetInput;
  const paths = projectionIn(rest);
  const item = database.table(TableName).get(Key);
  const table = readUnits(item ? sizeOfItem(item) : 0, rest.ConsistentRead);
  return withCapacity(
    item ? { Item: projected(item, paths) } : {},
    consumedCapacity(rest, TableName, { table, indexes: {} }),
  );
};

const read =
  (run: typeof query): Operation =>
  (database, input) => {
    const { TableName = '', ...rest } = input as Named<QueryInput>;
    const { output, bytes }: Found = run(database.table(TableName), rest);
    const units = readUnits(bytes, rest.ConsistentRead);
    const ofIndex = rest.IndexName !== undefined;
    return withCapacity(
      output,
      consumedCapacity(rest, TableName, {
        table: ofIndex ? 0 : units,
        indexes: ofIndex ? { [rest.IndexName!]: units } : {},
      }),
    );
  };

const batchGet: Operation = (database, input) => {
  const { RequestItems = {}, ...asked } = input as BatchGetInput;
  const requested = Object.values(RequestItems).flatMap(({ Keys }) => Keys);
  if (requested.length === 0) throw invalid('The list of keys in RequestItems for BatchGetItem is required');
  if (requested.length > max.batchGet) throw invalid('Too many items requested for the BatchGetItem call');
  const Responses: Record<string, StoredItem[]> = {};
  const UnprocessedKeys: Required<BatchGetInput>['RequestItems'] = {};
  const capacity: object[] = [];
  let bytes = 0;
  for (const [name, { Keys, ...rest }] of Object.entries(RequestItems)) {
    const table = database.table(name);
    const paths = projectionIn(rest);
    if (new Set(Keys.map((it) => JSON.stringify(table.placeOfKey(it)))).size < Keys.length)
      throw invalid('Provided list of item keys contains duplicates');
    const items: StoredItem[] = [];
    let units = 0;
    for (const [index, key] of Keys.entries()) {
      const item = table.get(key);
      const size = item ? sizeOfItem(item) : 0;
      if (bytes + size > max.batchGetBytes) {
        UnprocessedKeys[name] = { Keys: Keys.slice(index), ...rest };
        break;
      }
      bytes += size;
      units += readUnits(size, rest.ConsistentRead);
      if (item) items.push(projected(item, paths));
    }
    Responses[name] = items;
    const consumed = consumedCapacity(asked, name, { table: units, indexes: {} });
    if (consumed) capacity.push(consumed);
  }
  return withCapacity({ Responses, UnprocessedKeys }, capacity.length > 0 ? capacity : undefined);
};

const returnable: Record<WriteKind, readonly string[]> = {
  Put: ['NONE', 'ALL_OLD'],
  Delete: ['NONE', 'ALL_OLD'],
  Update: ['NONE', 'ALL_OLD', 'ALL_NEW', 'UPDATED_OLD', 'UPDATED_NEW'],
  ConditionCheck: [],
};

const write =
  (kind: WriteKind): Operation =>
  (database, input) => {
    const { TableName = '', ...rest } = input as Named<WriteInput>;
    const wanted = rest.ReturnValues ?? 'NONE';
    if (!returnable[kind].includes(wanted)) throw invalid(`ReturnValues can't be ${wanted} here`);
    const planned = database.write({ table: TableName, kind, input: rest });
    const { before, after, updated } = planned;
    const attributes = {
      ALL_OLD: before,
      ALL_NEW: after,
      UPDATED_OLD: before && projected(before, updated),
      UPDATED_NEW: after && projected(after, updated),
    }[wanted];
    return withCapacity(
      attributes && Object.keys(attributes).length > 0 ? { Attributes: attributes } : {},
      consumedCapacity(rest, TableName, writeUnits(database.table(TableName), planned)),
    );
  };

const isKind = (name: string): name is WriteKind => name in returnable;

const writeIn = (item: TransactItem): Write => {
  const [entry, ...others] = Object.entries(item);
  if (!entry || others.length > 0 || !isKind(entry[0]))
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  const [kind, { TableName = '', ...input }] = entry;
  if (kind === 'ConditionCheck' && input.ConditionExpression === undefined)
    throw invalid('A ConditionCheck needs a ConditionExpression');
  if (kind === 'Update' && input.UpdateExpression === undefined) throw invalid('An Update needs an UpdateExpression');
  return { table: TableName, kind, input };
};

const transactWrite: Operation = (database, input) => {
  const { TransactItems, ClientRequestToken, ...asked } = input as Asked & {
    TransactItems: TransactItem[];
    ClientRequestToken?: string;
  };
  if (ClientRequestToken !== undefined && (ClientRequestToken.length < 1 || ClientRequestToken.length > 36))
    throw invalid('ClientRequestToken must have length between 1 and 36');
  const writes = TransactItems.map(writeIn);
  const planned = database.transact(writes, ClientRequestToken);
  const names = [...new Set(writes.map(({ table }) => table))];
  const capacity = names.flatMap((name) => {
    const units = (planned ?? []).flatMap((it, index) =>
      writes[index]!.table === name ? [writeUnits(database.table(name), it, true)] : [],
    );
    return consumedCapacity(asked, name, summedUnits(units)) ?? [];
  });
  return withCapacity({}, capacity.length > 0 ? capacity : undefined);
};

const batchWrite: Operation = (database, input) => {
  const { RequestItems = {}, ...asked } = input as BatchWriteInput;
  const writes = Object.entries(RequestItems).flatMap(([table, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }): Write => {
      if (PutRequest) return { table, kind: 'Put', input: PutRequest };
      if (DeleteRequest) return { table, kind: 'Delete', input: DeleteRequest };
      throw invalid('Supplied AttributeValue has more than one datatypes set or is empty');
    }),
  );
  if (writes.length === 0 || writes.length > max.batchWrite) throw invalid('Member must have length between 1 and 25');
  // One invalid write rejects all.
  const places = writes.map(({ table, kind, input: it }) =>
    JSON.stringify([table, database.table(table).prepare(kind, it).place]),
  );
  if (new Set(places).size < places.length) throw invalid('Provided list of item keys contains duplicates');
  const units = writes.map((it) => writeUnits(database.table(it.table), database.write(it)));
  const names = [...new Set(writes.map(({ table }) => table))];
  const capacity = names.flatMap((name) => {
    const own = units.filter((_it, index) => writes[index]!.table === name);
    return consumedCapacity(asked, name, summedUnits(own)) ?? [];
  });
  return withCapacity({ UnprocessedItems: {} }, capacity.length > 0 ? capacity : undefined);
};

export const itemOperations: Record<string, Operation> = {
  GetItem: getItem,
  BatchGetItem: batchGet,
  Query: read(query),
  Scan: read(scan),
  PutItem: write('Put'),
  UpdateItem: write('Update'),
  DeleteItem: write('Delete'),
  BatchWriteItem: batchWrite,
  TransactWriteItems: transactWrite,
};
