import { systemClock } from '../runtime/clock';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createEventReader } from './event-reader-repository';
import { createNotifications } from './notification-repository';
import { notifyPeople } from './notify-people';
import { createProcessedEvents } from './processed-event-repository';

const table = openTable();
const deps = { reader: createEventReader(table), notifications: createNotifications(table) };

export const handler = consumeQueue(
  'notify',
  (event) => notifyPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
