import { entity } from './keys';
import type { Key, Write } from './table-gateway';

/** Counts what a person keeps, in the transaction that adds or removes it, so that the limit holds in a race, too. */
export const countWrite = (TableName: string, Key: Key, change: { add: 1; limit: number } | { add: -1 }): Write => ({
  Update: {
    TableName,
    Key,
    UpdateExpression: 'SET #entity = :entity, #shape = :shape ADD #count :add',
    ...('limit' in change && { ConditionExpression: 'attribute_not_exists(#count) OR #count < :limit' }),
    ExpressionAttributeNames: { '#entity': 'entity', '#shape': 'shape', '#count': 'count' },
    ExpressionAttributeValues: {
      ':entity': entity('OwnCount').entity,
      ':shape': entity('OwnCount').shape,
      ':add': change.add,
      ...('limit' in change && { ':limit': change.limit }),
    },
  },
  ...('limit' in change && { refusal: 'LIMIT_REACHED' as const }),
});
