import type { Membership } from '@shared/model/account';

/** Never taken from the token: a removed member loses access immediately. */
export type Memberships = { get(userId: string): Promise<Membership | null> };

/** Everything about the caller in one read. Parts not requested are null. */
export type Callers = {
  read(
    userId: string,
    asked: { membership: boolean; sessions: boolean },
  ): Promise<{ membership: Membership | null; sessionsEndedAt: string | null }>;
};
