import { DeleteCommand, QueryCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { encodeTime } from 'ulid';
import { addSeconds } from '../../../platform/clock';
import type { Cursors } from '../../../platform/http/cursor';
import { notificationIndexes, notificationKeys } from './keys';
import { updateIf } from '../../../platform/table/conditional-write';
import { queryFirst, queryPage, type Table } from '../../../platform/table/table';
import { readNotification } from './notification-item';
import type { NotificationRepository } from './ports';
import { itemExists } from '../../../platform/table/conditions';

/** IDs start with their time, so an ID bound excludes expired items before their deletion. */
const oldest = (now: Date): string =>
  `ntf_${encodeTime(addSeconds(now, -limits.notificationDays * 24 * 3600).getTime(), 10)}`;

export const createNotificationRepository = (table: Table, cursors: Cursors): NotificationRepository => ({
  async list({ userId, now, cursor, unreadOnly }) {
    const list = unreadOnly
      ? { list: notificationIndexes.unreadNotifications(userId), index: 'gsi1' as const }
      : { list: notificationIndexes.notifications(userId) };
    const page = await queryPage(table, cursors, { ...list, cursor, since: oldest(now) });
    return { ...page, items: page.items.map(readNotification) };
  },

  async countUnread({ userId, now, max }) {
    const { Count = 0 } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk >= :since',
        ExpressionAttributeValues: { ':list': notificationIndexes.unreadNotifications(userId), ':since': oldest(now) },
        ScanIndexForward: false,
        Select: 'COUNT',
        Limit: max,
      }),
    );
    return Count;
  },

  async unread(userId) {
    const list = notificationIndexes.unreadNotifications(userId);
    const items = await queryFirst(table, { list, index: 'gsi1', limit: limits.pageSize });
    return items.map((item) => String(item['id']));
  },

  async markRead(userId, notificationId) {
    const read = { set: { isRead: true }, remove: ['gsi1pk', 'gsi1sk'], when: itemExists };
    const item = await updateIf(table, notificationKeys.notification(userId, notificationId), read);
    return item && readNotification(item);
  },

  async remove(userId, notificationId) {
    await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: notificationKeys.notification(userId, notificationId) }),
    );
  },
});
