import type { ErrorCode } from '@shared/errors';
import type { Key, Write } from '../../../platform/table/table';
import { hiddenBy } from './hidden';

/** Rejects a transaction while moderators hide an item, even if that happens at the same moment. */
export const notHidden = (TableName: string, key: Key, refusal: ErrorCode): Write => ({
  ConditionCheck: {
    TableName,
    Key: key,
    ConditionExpression: 'attribute_not_exists(#hiddenBy)',
    ExpressionAttributeNames: { '#hiddenBy': hiddenBy },
  },
  refusal,
});
