export const savedJobKeys = {
  savedJob: (userId: string, jobId: string) => ({ pk: `USER#${userId}#SAVED`, sk: `JOB#${jobId}` }),
  savedJobCount: (userId: string) => ({ pk: `USER#${userId}#SAVED`, sk: 'COUNT' }),
  hiddenJobs: (userId: string) => ({ pk: `USER#${userId}#SAVED`, sk: 'HIDDEN' }),
} as const;

export const savedJobIndexes = {
  /** gsi1: by save time. */
  savedJobs: (userId: string) => `USER#${userId}#SAVED`,
} as const;
