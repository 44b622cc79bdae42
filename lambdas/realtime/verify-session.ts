import { authTimeOf, isEndedSession } from '../platform/http/caller';
import type { Callers } from '../platform/http/ports';
import type { VerifyToken as VerifyClaims } from '../platform/http/verify-token';
import type { VerifyToken } from './ports';

/** A token that outlives its session opens no connection. */
export const createVerifySession =
  (verify: VerifyClaims, callers: Pick<Callers, 'read'>): VerifyToken =>
  async (token) => {
    const claims = await verify(token).catch(() => null);
    if (claims === null) return null;
    const { sessionsEndedAt } = await callers.read(claims.sub, { membership: false, sessions: true, staff: false });
    return isEndedSession(authTimeOf(claims), sessionsEndedAt) ? null : claims.sub;
  };
