import { createCloseConnection } from '../platform/gateways/websocket-close';
import { openTable } from '../platform/table/table';
import { createConnections } from '../store/connections/connections';
import { closeUnclaimedConnections } from './close-unclaimed-connections';

export const handler = closeUnclaimedConnections({
  connections: createConnections(openTable()),
  close: createCloseConnection(),
});
