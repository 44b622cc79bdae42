import { randomUUID } from 'node:crypto';
import type { SecurityChange } from '@shared/core/model/enumerations';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, itemExists, type Condition } from '../../../platform/table/conditions';
import type { Write } from '../../../platform/table/table';
import { accountKeys } from './keys';

type Change = { userId: string; change: SecurityChange; at: string };

/** Part of the transaction that changes how a person signs in. The account's event notifies the owner. */
export const securityChangeWrite = (
  TableName: string,
  { userId, change, at }: Change,
  when: Condition = itemExists,
): Write => ({
  Update: {
    TableName,
    Key: accountKeys.account(userId),
    // The ID distinguishes two changes within a millisecond.
    ...buildUpdate({ set: { securityChange: { change, at, id: randomUUID() } }, when: all(itemExists, when) }),
  },
});
