import { systemClock } from '../platform/clock';
import { createAccountReader } from '../store/accounts/accounts/account-reader';
import { createDeliverySettings } from '../store/messages/notifications/delivery-settings';
import { network } from '../platform/web-push/network';
import { createPushSubscriptions } from '../store/messages/notifications/push-subscriptions';
import { createPushKeys } from '../platform/web-push/stage-push-keys';
import { openTable } from '../platform/table/table';
import { consumeQueue } from '../events/queue/consume-queue';
import { createProcessedEvents } from '../platform/table/processed-events';
import { deliverWebPush } from './deliver-web-push';
import { createStoredNotifications } from '../store/messages/notifications/notification-reads';
import { createWebPush } from '../platform/web-push/web-push';

const table = openTable();
const deps = {
  notifications: createStoredNotifications(table),
  settings: createDeliverySettings(table),
  subscriptions: createPushSubscriptions(table),
  sender: createWebPush(network, createPushKeys()),
  accounts: createAccountReader(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'send-push',
  (event) => deliverWebPush(deps, event),
  createProcessedEvents(table, systemClock),
);
