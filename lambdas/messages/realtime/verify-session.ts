import { isEndedSession, tokenSessionOf } from '../../platform/http/ended-sessions';
import type { Callers } from '../../platform/http/ports';
import type { VerifyToken as VerifyClaims } from '../../platform/http/verify-token';
import type { VerifyToken } from './ports';

/** Rejects tokens that outlive their session. */
export const createVerifySession =
  (verify: VerifyClaims, callers: Pick<Callers, 'read'>): VerifyToken =>
  async (token) => {
    const claims = await verify(token).catch(() => null);
    if (claims === null) return null;
    const asked = { membership: false, sessions: true, restriction: false, staff: false };
    const { sessions } = await callers.read(claims.sub, asked);
    return isEndedSession(tokenSessionOf(claims), sessions) ? null : claims.sub;
  };
