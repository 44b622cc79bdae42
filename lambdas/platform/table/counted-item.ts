import { countWrite } from './reserve-slot';
import { transact, type Key, type Table } from './table';

/** Items of an owner, of which there may be so many; their count is an item of its own. */
type Counted = { count: Key; limit: number };

/** LIMIT_REACHED at the maximum. `item` has its key. */
export const createCounted = (table: Table, item: Record<string, unknown>, { count, limit }: Counted): Promise<void> =>
  transact(table, [
    { Put: { TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
    countWrite(table.name, count, { add: 1, limit }),
  ]);

/** NOT_FOUND if there is none, so the count stays right. */
export const removeCounted = (table: Table, key: Key, count: Key): Promise<void> =>
  transact(table, [
    {
      Delete: { TableName: table.name, Key: key, ConditionExpression: 'attribute_exists(pk)' },
      refusal: 'NOT_FOUND',
    },
    countWrite(table.name, count, { add: -1 }),
  ]);
