import { PutCommand } from '../../platform/table/commands';
import { NotificationSettings } from '@shared/model/notification-settings';
import { entity } from '../entity';
import { notificationKeys } from './keys';
import { getItem, type Item, type Table } from '../../platform/table/table';

export type NotificationSettingsStore = {
  /** Defaults before the first save. */
  get(userId: string): Promise<NotificationSettings>;
  /** Null until one is stored. */
  zone(userId: string): Promise<string | null>;
  put(userId: string, settings: NotificationSettings): Promise<void>;
};

/** Toggles added later use their defaults. */
const Stored = NotificationSettings.strip();

export const storedSettings = (item: Item | undefined): NotificationSettings => Stored.parse(item ?? {});

export const createNotificationSettings = (table: Table): NotificationSettingsStore => ({
  async get(userId) {
    const item = await getItem(table, notificationKeys.notificationSettings(userId), true);
    return storedSettings(item);
  },
  async zone(userId) {
    const item = await getItem(table, notificationKeys.notificationSettings(userId));
    return typeof item?.['timezone'] === 'string' ? item['timezone'] : null;
  },
  async put(userId, settings) {
    const Item = {
      ...notificationKeys.notificationSettings(userId),
      ...entity('NotificationSettings'),
      userId,
      ...settings,
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});
