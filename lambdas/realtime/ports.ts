import type { Clock } from '../runtime/clock';
import type { Connections } from '../runtime/connection-repository';

/** The person behind an access token of this stage, or null when it does not hold. */
export type VerifyToken = (token: string) => Promise<string | null>;

export type Deps = { connections: Connections; verifyToken: VerifyToken; clock: Clock };
