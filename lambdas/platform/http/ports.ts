import type { Membership } from '@shared/model/account';

/** Reads who belongs to which organisation. Never trusted from the token: a removed member is out at once. */
export type Memberships = { get(userId: string): Promise<Membership | null> };

/** What a request may have to know of its caller, in one read. What is not asked for is null. */
export type Callers = {
  read(
    userId: string,
    asked: { membership: boolean; sessions: boolean },
  ): Promise<{ membership: Membership | null; sessionsEndedAt: string | null }>;
};
