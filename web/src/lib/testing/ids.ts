/** An id as the API makes them, the same in every run: `testId('job')`, `testId('job', 2)`. */
export const testId = <P extends string>(prefix: P, number = 1) =>
  `${prefix}_${String(number).padStart(26, '0')}` as const;

/** The id of a person; theirs have no prefix. */
export const testUserId = (number = 1): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
