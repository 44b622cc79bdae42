import type { JobMatch } from '../model/match';
import type { MatchReason } from '../model/match-reason';

export type Blocker = JobMatch['blockers'][number];

/**
 * Result of one comparison: share of its points, reason and missing requirement. Null if either side is unspecified.
 */
export type Fit = { share: number; reason: MatchReason; blocker?: Blocker } | null;

export const fit = (share: number, reason: MatchReason, blocker?: Blocker): Fit => ({
  share,
  reason,
  ...(blocker && { blocker }),
});
