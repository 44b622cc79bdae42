/** Estimated days, labeled as estimates; product policy, not a board's promise. */
export const leadTimes = {
  endorsement: 42,
  imlc: 30,
  pt_privilege: 3,
  renewal: 14,
} as const;

/** Assumed days until the first day of work that starts as soon as possible. */
export const asapDays = 21;
