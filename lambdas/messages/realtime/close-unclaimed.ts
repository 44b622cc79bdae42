import { lazyDependency } from '../../platform/lazy-dependency';
import { openTable } from '../../platform/table/table';
import { createConnections } from '../../store/messages/live-connections/connections';
import { closeUnclaimedConnections } from './close-unclaimed-connections';

// Loaded on demand: most connections have a session by then.
const closing = lazyDependency(async () => ({
  close: (await import('../../platform/gateways/websocket-close')).createCloseConnection(),
}));

export const handler = closeUnclaimedConnections({
  connections: createConnections(openTable()),
  close: (connectionId) => closing.close(connectionId),
});
