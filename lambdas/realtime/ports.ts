import type { Clock } from '../platform/clock';
import type { Connections } from '../store/connections/connections';
import type { Push } from '../platform/gateways/websocket-push';
import type { LiveRights } from '../store/connections/ports';

/** The person behind an access token of this stage, or null when it does not hold. */
export type VerifyToken = (token: string) => Promise<string | null>;

export type Deps = {
  connections: Connections;
  rights: LiveRights;
  push: Push;
  verifyToken: VerifyToken;
  clock: Clock;
};
