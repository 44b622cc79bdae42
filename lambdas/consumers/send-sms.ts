import { Account } from '@shared/model/account';
import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { environment } from '../runtime/environment';
import { keys } from '../runtime/keys';
import { lazyPort } from '../runtime/lazy-port';
import { createNotificationSettings } from '../runtime/notification-settings-repository';
import { createPhones } from '../runtime/phone-repository';
import { getItem, openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createProcessedEvents } from './processed-event-repository';
import { createStoredNotifications } from './stored-notification-repository';
import { textPeople } from './text-people';

const table = openTable();
const deps = {
  notifications: createStoredNotifications(table),
  settings: createNotificationSettings(table),
  accountPhone: async (userId: string) => {
    const item = await getItem(table, keys.account(userId), true);
    return item ? Account.pick({ phone: true }).parse(item).phone : null;
  },
  phones: createPhones(table),
  // Few news become text messages.
  textMessages: lazyPort(async () => (await import('../runtime/sms-gateway')).createTextMessages()),
  throttle: createDailyCounts(table, systemClock),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

export const handler = consumeQueue(
  'send-sms',
  (event) => textPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
