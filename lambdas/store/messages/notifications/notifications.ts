import { conditionHolds } from '../../../platform/table/conditional-write';
import { PutCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { entity } from '../../entity';
import { notificationIndexes, notificationKeys } from './keys';
import type { Table } from '../../../platform/table/table';
import { notificationSchemaVersion } from './notification-item';
import type { Notifications } from './ports';

export const createNotifications = (table: Table): Notifications => ({
  async put(notification) {
    const { userId, id, createdAt } = notification;
    await conditionHolds(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...notificationKeys.notification(userId, id),
            ...entity('Notification', notificationSchemaVersion),
            ...notification,
            isRead: false,
            gsi1pk: notificationIndexes.unreadNotifications(userId),
            gsi1sk: id,
            ttl: epochSeconds(addSeconds(new Date(createdAt), limits.notificationDays * 24 * 3600)),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    );
  },
});
