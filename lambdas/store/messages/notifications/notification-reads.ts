import * as z from 'zod';
import { notificationKeys } from './keys';
import { Phrase } from '../../../platform/text/deferred-text';
import { KeptNotification } from './notification-item';
import { getItem, type Table } from '../../../platform/table/table';

const StoredNotification = KeptNotification.extend({ userId: z.string(), sms: Phrase.nullable().default(null) });
export type StoredNotification = z.infer<typeof StoredNotification>;

export type StoredNotifications = {
  find(userId: string, notificationId: string): Promise<StoredNotification | null>;
};

export const createStoredNotifications = (table: Table): StoredNotifications => ({
  async find(userId, notificationId) {
    const item = await getItem(table, notificationKeys.notification(userId, notificationId), true);
    return item ? StoredNotification.parse(item) : null;
  },
});
