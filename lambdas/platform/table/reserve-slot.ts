import { entityMark } from './entity';
import type { Key, Write } from './table';
import { buildUpdate } from './build-update';
import { absent, any, lessThan } from './conditions';

/** Counts in the transaction that adds or removes the item, so concurrent requests can't exceed the limit. */
export const countWrite = (TableName: string, Key: Key, change: { add: 1; limit: number } | { add: -1 }): Write => ({
  Update: {
    TableName,
    Key,
    ...buildUpdate({
      set: entityMark('OwnCount'),
      add: { count: change.add },
      when: 'limit' in change ? any(absent('count'), lessThan('count', change.limit)) : undefined,
    }),
  },
  ...('limit' in change && { refusal: 'LIMIT_REACHED' as const }),
});
