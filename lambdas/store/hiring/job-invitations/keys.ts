export const jobInvitationKeys = {
  /** One per person and job. */
  jobInvitation: (jobId: string, userId: string) => ({ pk: `JOB#${jobId}#INVITED`, sk: userId }),
  jobInvitationCount: (jobId: string) => ({ pk: `JOB#${jobId}#INVITED`, sk: 'COUNT' }),
} as const;

export const jobInvitationIndexes = {
  /** gsi1 */
  jobInvitations: (jobId: string) => `JOB#${jobId}#INVITED`,
  /** gsi2 */
  receivedInvitations: (userId: string) => `USER#${userId}#INVITED`,
} as const;
