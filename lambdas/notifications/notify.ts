import { systemClock } from '../platform/clock';
import { createDigestQueue } from '../store/messages/notifications/digests';
import { createDeliverySettings } from '../store/messages/notifications/delivery-settings';
import { openTable } from '../platform/table/table';
import { consumeQueue } from '../events/queue/consume-queue';
import { createEventReader } from '../events/event-reads';
import { createNotifications } from '../store/messages/notifications/notifications';
import { deliverInApp } from './deliver-in-app';
import { createProcessedEvents } from '../platform/table/processed-events';

const table = openTable();
const deps = {
  reader: createEventReader(table),
  notifications: createNotifications(table),
  settings: createDeliverySettings(table),
  digestQueue: createDigestQueue(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'notify',
  (event) => deliverInApp(deps, event),
  createProcessedEvents(table, systemClock),
);
