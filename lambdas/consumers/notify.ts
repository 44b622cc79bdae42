import { systemClock } from '../runtime/clock';
import { createHeldMail } from '../runtime/digest-repository';
import { createNotificationSettings } from '../runtime/notification-settings-repository';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createEventReader } from './event-reader-repository';
import { createNotifications } from './notification-repository';
import { notifyPeople } from './notify-people';
import { createProcessedEvents } from './processed-event-repository';

const table = openTable();
const deps = {
  reader: createEventReader(table),
  notifications: createNotifications(table),
  settings: createNotificationSettings(table),
  held: createHeldMail(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'notify',
  (event) => notifyPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
