/** Estimated days, shown as such; product policy, not promises of a board. */
export const leadTimes = {
  endorsement: 42,
  imlc: 30,
  pt_privilege: 3,
  renewal: 14,
} as const;

/** Days until the first day of work that starts as soon as possible. */
export const asapDays = 21;
