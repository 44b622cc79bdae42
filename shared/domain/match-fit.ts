import type { JobMatch } from '../model/match';

/** What keeps somebody from the work, and what would remove it. */
export type Blocker = JobMatch['blockers'][number];

/** What one comparison says: the share of its points, why, and what it keeps from. Null when a side says nothing. */
export type Fit = { share: number; reason: string; blocker?: Blocker } | null;

export const fit = (share: number, reason: string, blocker?: Blocker): Fit => ({
  share,
  reason,
  ...(blocker && { blocker }),
});
