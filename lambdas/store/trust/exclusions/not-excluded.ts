import type { ErrorCode } from '@shared/errors';
import type { Write } from '../../../platform/table/table';
import { exclusionKeys } from './keys';

/** Rejects a transaction for a person with a confirmed exclusion, even one confirmed at the same moment. */
export const notExcluded = (TableName: string, userId: string, refusal: ErrorCode): Write => ({
  ConditionCheck: {
    TableName,
    Key: exclusionKeys.exclusionCase(userId),
    ConditionExpression: 'attribute_not_exists(pk) OR #hold <> :confirmed',
    ExpressionAttributeNames: { '#hold': 'hold' },
    ExpressionAttributeValues: { ':confirmed': 'confirmed' },
  },
  refusal,
});
