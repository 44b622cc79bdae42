import { systemClock } from '../runtime/clock';
import { createConnections } from '../runtime/connection-repository';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createProcessedEvents } from './processed-event-repository';
import { createPush } from './push-gateway';
import { pushPeople } from './push-people';

const table = openTable();
const deps = { connections: createConnections(table), push: createPush(), clock: systemClock };

export const handler = consumeQueue(
  'push-live',
  (event) => pushPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
