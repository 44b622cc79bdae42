export const scorecardKeys = {
  interviewKit: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'KIT' }),
  scorecard: (applicationId: string, userId: string) => ({
    pk: `APPLICATION#${applicationId}#SCORECARDS`,
    sk: `CARD#${userId}`,
  }),
  /** A replaced submission. */
  scorecardVersion: (applicationId: string, userId: string, submission: number) => ({
    pk: `APPLICATION#${applicationId}#SCORECARDS`,
    sk: `VERSION#${userId}#${String(submission).padStart(6, '0')}`,
  }),
} as const;

export const scorecardIndexes = {
  /** table: begins_with CARD# or VERSION#<user># */
  scorecards: (applicationId: string) => `APPLICATION#${applicationId}#SCORECARDS`,
} as const;
