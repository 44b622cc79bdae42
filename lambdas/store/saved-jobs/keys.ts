export const savedJobKeys = {
  savedJob: (userId: string, jobId: string) => ({ pk: `USER#${userId}#SAVED`, sk: `JOB#${jobId}` }),
  savedJobCount: (userId: string) => ({ pk: `USER#${userId}#SAVED`, sk: 'COUNT' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const savedJobIndexes = {
  /** gsi1: by when it was saved. */
  savedJobs: (userId: string) => `USER#${userId}#SAVED`,
} as const;
