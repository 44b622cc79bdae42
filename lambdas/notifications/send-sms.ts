import { systemClock } from '../platform/clock';
import { createDailyCounts } from '../platform/table/daily-limits';
import { environment } from '../platform/environment';
import { createAccountReader } from '../store/accounts/accounts/account-reader';
import { lazyDependency } from '../platform/lazy-dependency';
import { createDeliverySettings } from '../store/messages/notifications/delivery-settings';
import { createPhones } from '../store/messages/notifications/phones';
import { openTable } from '../platform/table/table';
import { consumeQueue } from '../events/queue/consume-queue';
import { createProcessedEvents } from '../platform/table/processed-events';
import { createStoredNotifications } from '../store/messages/notifications/notification-reads';
import { deliverSms } from './deliver-sms';

const table = openTable();
const deps = {
  notifications: createStoredNotifications(table),
  settings: createDeliverySettings(table),
  accounts: createAccountReader(table),
  phones: createPhones(table),
  textMessages: lazyDependency(async () => (await import('../platform/gateways/sms')).createTextMessages()),
  throttle: createDailyCounts(table, systemClock),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

export const handler = consumeQueue(
  'send-sms',
  (event) => deliverSms(deps, event),
  createProcessedEvents(table, systemClock),
);
