import { createHash } from 'node:crypto';
import type { Claims } from './verify-token';

/** The sign-in of a token. Refreshed tokens keep both. */
export type TokenSession = {
  /** Hash of the pool's ID of the sign-in; undefined in tokens without one. */
  id: string | undefined;
  /** Whole seconds. */
  authTime: number;
};

/** What ended sign-ins of a person: all before a time, perhaps except one, and single ones. */
export type EndedSessions = { endedAt: string | null; kept: string | null; ended: ReadonlySet<string> };

const idOf = (originJti: unknown): string | undefined =>
  typeof originJti === 'string' ? createHash('sha256').update(originJti).digest('base64url').slice(0, 22) : undefined;

export const tokenSessionOf = (claims: Claims): TokenSession => ({
  id: idOf(claims['origin_jti']),
  authTime: Number(claims['auth_time'] ?? 0),
});

export const isEndedSession = ({ id, authTime }: TokenSession, sessions: EndedSessions | null): boolean => {
  if (!sessions) return false;
  if (id !== undefined && sessions.ended.has(id)) return true;
  if (sessions.endedAt === null || (id !== undefined && id === sessions.kept)) return false;
  return authTime < Math.floor(Date.parse(sessions.endedAt) / 1000);
};
