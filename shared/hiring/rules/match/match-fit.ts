import type { MatchReason } from '../../model/match-reason';

/** Result of one comparison: share of its points and reason. Null if the job or the person doesn't ask. */
export type Fit = { share: number; reason: MatchReason } | null;

export const fit = (share: number, reason: MatchReason): Fit => ({ share, reason });
