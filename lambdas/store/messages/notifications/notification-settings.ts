import { AppError } from '@shared/errors';
import {
  NotificationSettings,
  type NotificationToggle,
  type SavedNotificationSettings,
} from '@shared/messages/model/notification-settings';
import * as z from 'zod';
import { PutCommand } from '../../../platform/table/commands';
import { absent, any, buildCondition, equals } from '../../../platform/table/conditions';
import { conditionHolds, updateIf } from '../../../platform/table/conditional-write';
import { entity } from '../../entity';
import { notificationIndexes, notificationKeys } from './keys';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { settingsChanged } from './settings-version';

export type NotificationSettingsStore = {
  /** Defaults before the first save. */
  get(userId: string): Promise<NotificationSettings>;
  /** Returns settings with their version, 0 before the first change. */
  read(userId: string): Promise<SavedNotificationSettings>;
  /** Returns null until one is stored. */
  zone(userId: string): Promise<string | null>;
  /** STALE_VERSION if they changed since this version. */
  put(userId: string, saved: SavedNotificationSettings): Promise<void>;
  turnOff(userId: string, toggles: readonly NotificationToggle[]): Promise<void>;
};

/** Toggles added later use their defaults. */
const Stored = NotificationSettings.strip();

export const storedSettings = (item: Item | undefined): NotificationSettings => Stored.parse(item ?? {});

const Versioned = z.object({ version: z.int().default(0) });

/** Index position of people who opted in. */
const newsReader = { gsi1pk: notificationIndexes.newsReaders } as const;

export const createNotificationSettings = (table: Table): NotificationSettingsStore => ({
  async get(userId) {
    const item = await getItem(table, notificationKeys.notificationSettings(userId), true);
    return storedSettings(item);
  },
  async read(userId) {
    const item = await getItem(table, notificationKeys.notificationSettings(userId), true);
    return { settings: storedSettings(item), ...Versioned.parse(item ?? {}) };
  },
  async zone(userId) {
    const item = await getItem(table, notificationKeys.notificationSettings(userId));
    return typeof item?.['timezone'] === 'string' ? item['timezone'] : null;
  },
  async put(userId, { settings, version }) {
    const Item = {
      ...notificationKeys.notificationSettings(userId),
      ...entity('NotificationSettings'),
      userId,
      ...settings,
      version: version + 1,
      ...(settings.emailMarketing && { ...newsReader, gsi1sk: userId }),
    };
    const same = equals('version', version);
    const when = buildCondition(version === 0 ? any(absent('version'), same) : same);
    const put = new PutCommand({ TableName: table.name, Item, ...when });
    if (!(await conditionHolds(table.client.send(put)))) throw new AppError('STALE_VERSION');
  },
  async turnOff(userId, toggles) {
    const off = Object.fromEntries(toggles.map((it) => [it, false]));
    const set = { ...entity('NotificationSettings'), userId, ...off };
    await updateIf(table, notificationKeys.notificationSettings(userId), {
      set,
      add: settingsChanged,
      remove: toggles.includes('emailMarketing') ? ['gsi1pk', 'gsi1sk'] : [],
    });
  },
});
