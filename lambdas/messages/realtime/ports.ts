import type { Clock } from '../../platform/clock';
import type { Connections } from '../../store/messages/live-connections/connections';
import type { CloseConnection } from '../../platform/gateways/websocket-close';
import type { Push } from '../../platform/gateways/websocket-push';
import type { MessageCounts } from '../../store/messages/live-connections/message-counts';
import type { LiveRights } from '../../store/messages/live-connections/ports';

/** Returns the user ID, or null if the token is invalid or its session has ended. */
export type VerifyToken = (token: string) => Promise<string | null>;

/** Schedules a check of the connection after `limits.unclaimedConnectionSeconds`. */
export type ConnectionTimer = { start(connectionId: string): Promise<void> };

export type Deps = {
  connections: Connections;
  rights: LiveRights;
  push: Push;
  close: CloseConnection;
  timer: ConnectionTimer;
  messages: MessageCounts;
  verifyToken: VerifyToken;
  clock: Clock;
};
