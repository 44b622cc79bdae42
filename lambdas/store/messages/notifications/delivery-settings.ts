import { notificationToggles, type NotificationSettings } from '@shared/messages/model/notification-settings';
import { leavesAtIn } from '../../accounts/account-deletions/leaving';
import { moderationKeys } from '../../trust/reports/keys';
import { getItems, type Table } from '../../../platform/table/table';
import { notificationKeys } from './keys';
import { storedSettings, type NotificationSettingsStore } from './notification-settings';

const allOff = Object.fromEntries(Object.keys(notificationToggles).map((name) => [name, false]));

/** Settings for deliveries: a leaving account gets only messages that no setting turns off. */
export const createDeliverySettings = (table: Table): Pick<NotificationSettingsStore, 'get'> => ({
  async get(userId): Promise<NotificationSettings> {
    const keys = [notificationKeys.notificationSettings(userId), moderationKeys.restriction(userId)];
    const [stored, restriction] = await getItems(table, keys, true);
    const settings = storedSettings(stored);
    return leavesAtIn(restriction) === null ? settings : { ...settings, ...allOff };
  },
});
