import { countWrite } from './reserve-slot';
import { transact, type Key, type Table } from './table';

/** Limited number of items per owner, with a separate count item. */
type Counted = { count: Key; limit: number };

/** Throws LIMIT_REACHED at the maximum. `item` includes its key. */
export const createCounted = (table: Table, item: Record<string, unknown>, { count, limit }: Counted): Promise<void> =>
  transact(table, [
    { Put: { TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
    countWrite(table.name, count, { add: 1, limit }),
  ]);

/** Throws NOT_FOUND if there is none, which keeps the count right. */
export const removeCounted = (table: Table, key: Key, count: Key): Promise<void> =>
  transact(table, [
    {
      Delete: { TableName: table.name, Key: key, ConditionExpression: 'attribute_exists(pk)' },
      refusal: 'NOT_FOUND',
    },
    countWrite(table.name, count, { add: -1 }),
  ]);
