import { systemClock } from '../platform/clock';
import { createConnections } from '../store/connections/connections';
import { createVerifyToken } from '../platform/http/verify-token';
import { createPush } from '../platform/gateways/websocket-push';
import { openTable } from '../platform/table/table';
import { createLiveRights } from '../store/connections/live-rights';
import type { Deps } from './ports';

const table = openTable();
const verify = createVerifyToken();

export const deps: Deps = {
  connections: createConnections(table),
  rights: createLiveRights(table),
  push: createPush(),
  verifyToken: async (token) => {
    const claims = await verify(token).catch(() => null);
    return claims?.sub ?? null;
  },
  clock: systemClock,
};
