import { systemClock } from '../../platform/clock';
import { createCallers } from '../../store/accounts/accounts/callers';
import { createConnections } from '../../store/messages/live-connections/connections';
import { createVerifyToken } from '../../platform/http/verify-token';
import { lazyDependency } from '../../platform/lazy-dependency';
import { openTable } from '../../platform/table/table';
import { createMessageCounts } from '../../store/messages/live-connections/message-counts';
import { createLiveRights } from '../../store/messages/live-connections/live-rights';
import { createConnectionTimer } from './connection-timer';
import type { Deps } from './ports';
import { createVerifySession } from './verify-session';

const table = openTable();

const closing = lazyDependency(async () => ({
  close: (await import('../../platform/gateways/websocket-close')).createCloseConnection(),
}));

export const deps: Deps = {
  connections: createConnections(table),
  rights: createLiveRights(table),
  push: lazyDependency(async () => (await import('../../platform/gateways/websocket-push')).createPush()),
  close: (connectionId) => closing.close(connectionId),
  timer: createConnectionTimer(),
  messages: createMessageCounts(table),
  verifyToken: createVerifySession(createVerifyToken(), createCallers(table, systemClock)),
  clock: systemClock,
};
