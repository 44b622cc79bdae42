/** A valid ID, the same in every run. */
export const testId = <P extends string>(prefix: P, number = 1) =>
  `${prefix}_${String(number).padStart(26, '0')}` as const;

/** User IDs are UUIDs. */
export const testUserId = (number = 1): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
