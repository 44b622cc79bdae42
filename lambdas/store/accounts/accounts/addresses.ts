import { conditionHolds } from '../../../platform/table/conditional-write';
import { PutCommand } from '../../../platform/table/commands';
import type { Clock } from '../../../platform/clock';
import { accountKeys } from './keys';
import { getItem, type Table } from '../../../platform/table/table';
import { emailOwnerItem, ownerOfItem } from './email-owner';
import type { Addresses } from './ports';

export const createAddresses = (table: Table, clock: Clock): Addresses => ({
  async ownerOf(emailHash) {
    return ownerOfItem(await getItem(table, accountKeys.emailOwner(emailHash), true), clock.now());
  },

  async keep(emailHash, userId) {
    return conditionHolds(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: emailOwnerItem(emailHash, userId, 'reserved'),
          ConditionExpression:
            'attribute_not_exists(pk) OR (#state = :reserved AND (userId = :userId OR reservedUntil <= :now))',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':reserved': 'reserved', ':userId': userId, ':now': clock.now().getTime() },
        }),
      ),
    );
  },

  async hasAccount(userId) {
    return (await getItem(table, accountKeys.account(userId), true)) !== undefined;
  },
});
