import { createHash } from 'node:crypto';
import type { Claims } from './verify-token';

/** The sign-in of a token. Refreshed tokens keep both. */
export type TokenSession = {
  /** Hash of the pool's sign-in ID; undefined in tokens without one. */
  id: string | undefined;
  /** Sign-in time in whole seconds. */
  authTime: number;
};

/** Ended sign-ins of a person: all before a time, perhaps except one, and single ones. */
export type EndedSessions = { endedAt: string | null; kept: string | null; ended: ReadonlySet<string> };

const idOf = (originJti: unknown): string | undefined =>
  typeof originJti === 'string' ? createHash('sha256').update(originJti).digest('base64url').slice(0, 22) : undefined;

export const tokenSessionOf = (claims: Claims): TokenSession => ({
  id: idOf(claims['origin_jti']),
  authTime: Number(claims['auth_time'] ?? 0),
});

/**
 * Milliseconds since 1970: the next second, because tokens have whole ones. Earlier sign-ins ended; the request that
 * ends them responds after it, so a sign-in with the new password is always later.
 */
export const signInsCountFrom = (endedAt: string): number => (Math.floor(Date.parse(endedAt) / 1000) + 1) * 1000;

export const isEndedSession = ({ id, authTime }: TokenSession, sessions: EndedSessions | null): boolean => {
  if (!sessions) return false;
  if (id !== undefined && sessions.ended.has(id)) return true;
  if (sessions.endedAt === null || (id !== undefined && id === sessions.kept)) return false;
  return authTime * 1000 < signInsCountFrom(sessions.endedAt);
};
