import { conditionHolds } from '../../../platform/table/conditional-write';
import { DeleteCommand, PutCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { PushSubscriptionForm } from '@shared/messages/model/notification-settings';
import { createHash } from 'node:crypto';
import { entity } from '../../entity';
import { notificationIndexes, notificationKeys } from './keys';
import { queryFirst, type Table } from '../../../platform/table/table';

export type PushSubscription = PushSubscriptionForm & { subscriptionId: string };

export type PushSubscriptions = {
  of(userId: string): Promise<PushSubscription[]>;
  /** Reassigns the browser to this user: a previous user's notifications must not show in it. */
  put(userId: string, form: PushSubscriptionForm, now: Date): Promise<void>;
  remove(userId: string, subscriptionId: string): Promise<void>;
};

export const subscriptionIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

export const createPushSubscriptions = (table: Table): PushSubscriptions => {
  const TableName = table.name;
  const remove: PushSubscriptions['remove'] = async (userId, subscriptionId) => {
    await conditionHolds(
      table.client.send(
        new DeleteCommand({
          TableName,
          Key: notificationKeys.pushSubscription(subscriptionId),
          ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
          ExpressionAttributeValues: { ':userId': userId },
        }),
      ),
    );
  };
  const of: PushSubscriptions['of'] = async (userId) => {
    const limit = 2 * limits.pushSubscriptions;
    const items = await queryFirst(table, {
      list: notificationIndexes.pushSubscriptions(userId),
      index: 'gsi1',
      limit,
    });
    return items.map((item) => ({
      ...PushSubscriptionForm.strip().parse(item),
      subscriptionId: String(item['subscriptionId']),
    }));
  };
  return {
    of,
    remove,
    async put(userId, form, now) {
      const subscriptionId = subscriptionIdOf(form.endpoint);
      const others = (await of(userId)).filter((it) => it.subscriptionId !== subscriptionId);
      const createdAt = now.toISOString();
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...notificationKeys.pushSubscription(subscriptionId),
            ...entity('PushSubscription'),
            ...form,
            subscriptionId,
            userId,
            createdAt,
            gsi1pk: notificationIndexes.pushSubscriptions(userId),
            gsi1sk: `${createdAt}#${subscriptionId}`,
          },
        }),
      );
      const tooMany = others.slice(limits.pushSubscriptions - 1);
      await Promise.all(tooMany.map((it) => remove(userId, it.subscriptionId)));
    },
  };
};
