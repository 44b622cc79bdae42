import { Notification } from '@shared/model/notification';
import * as z from 'zod';
import { keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';

const StoredNotification = Notification.extend({ userId: z.string(), sms: z.string().nullable().default(null) });
export type StoredNotification = z.infer<typeof StoredNotification>;

export type StoredNotifications = {
  /** Null when it was dismissed. */
  find(userId: string, notificationId: string): Promise<StoredNotification | null>;
};

export const createStoredNotifications = (table: Table): StoredNotifications => ({
  async find(userId, notificationId) {
    const item = await getItem(table, keys.notification(userId, notificationId), true);
    return item ? StoredNotification.parse(item) : null;
  },
});
