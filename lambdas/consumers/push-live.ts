import { systemClock } from '../runtime/clock';
import { createConnections } from '../runtime/connection-repository';
import { createPush } from '../runtime/push-gateway';
import { openTable } from '../runtime/table-gateway';
import { consumeQueue } from './consume-queue';
import { createLiveAudience } from './live-audience-repository';
import { createProcessedEvents } from './processed-event-repository';
import { pushPeople } from './push-people';

const table = openTable();
const deps = {
  connections: createConnections(table),
  push: createPush(),
  audience: createLiveAudience(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'push-live',
  (event) => pushPeople(deps, event),
  createProcessedEvents(table, systemClock),
);
