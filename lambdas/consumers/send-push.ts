import { systemClock } from '../runtime/clock';
import { createNotificationSettings } from '../runtime/notification-settings-repository';
import { network } from '../runtime/push/network';
import { createPushSubscriptions } from '../runtime/push/push-subscription-repository';
import { createPushKeys } from '../runtime/push/stage-push-keys';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createProcessedEvents } from './processed-event-repository';
import { pushToBrowsers } from './push-to-browsers';
import { createStoredNotifications } from './stored-notification-repository';
import { createWebPush } from './web-push-gateway';

const table = openTable();
const deps = {
  notifications: createStoredNotifications(table),
  settings: createNotificationSettings(table),
  subscriptions: createPushSubscriptions(table),
  sender: createWebPush(network, createPushKeys()),
  clock: systemClock,
};

export const handler = consumeQueue(
  'send-push',
  (event) => pushToBrowsers(deps, event),
  createProcessedEvents(table, systemClock),
);
