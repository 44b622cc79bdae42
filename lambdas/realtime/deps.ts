import { systemClock } from '../platform/clock';
import { createConnections } from '../store/connections/connections';
import { createVerifyToken } from '../platform/http/verify-token';
import { createCloseConnection } from '../platform/gateways/websocket-close';
import { createPush } from '../platform/gateways/websocket-push';
import { openTable } from '../platform/table/table';
import { createMessageCounts } from '../store/connections/message-counts';
import { createLiveRights } from '../store/connections/live-rights';
import { createConnectionTimer } from './connection-timer';
import type { Deps } from './ports';

const table = openTable();
const verify = createVerifyToken();

export const deps: Deps = {
  connections: createConnections(table),
  rights: createLiveRights(table),
  push: createPush(),
  close: createCloseConnection(),
  timer: createConnectionTimer(),
  messages: createMessageCounts(table),
  verifyToken: async (token) => {
    const claims = await verify(token).catch(() => null);
    return claims?.sub ?? null;
  },
  clock: systemClock,
};
