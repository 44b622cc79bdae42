import { systemClock } from '../platform/clock';
import { createConnections } from '../store/messages/live-connections/connections';
import { lazyDependency } from '../platform/lazy-dependency';
import { openTable } from '../platform/table/table';
import { consumeQueue } from '../events/queue/consume-queue';
import { createLiveAudience } from '../store/messages/live-connections/live-audience';
import { createProcessedEvents } from '../platform/table/processed-events';
import { broadcastLiveUpdates } from './broadcast-live-updates';

const table = openTable();
const closing = lazyDependency(async () => ({
  close: (await import('../platform/gateways/websocket-close')).createCloseConnection(),
}));

const deps = {
  connections: createConnections(table),
  push: lazyDependency(async () => (await import('../platform/gateways/websocket-push')).createPush()),
  close: (connectionId: string) => closing.close(connectionId),
  audience: createLiveAudience(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'push-live',
  (event) => broadcastLiveUpdates(deps, event),
  createProcessedEvents(table, systemClock),
);
