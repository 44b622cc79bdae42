export const interviewKeys = {
  interview: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'INTERVIEW' }),
  /** Exists while somebody is to be reminded of an accepted interview. */
  interviewReminder: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'REMINDER' }),
  /** The time that an interview takes up in the calendar of somebody who takes part. */
  interviewTime: (userId: string, interviewId: string) => ({ pk: `USER#${userId}#INTERVIEWS`, sk: interviewId }),
  applicationInterview: (applicationId: string, interviewId: string) => ({
    pk: `APPLICATION#${applicationId}#INTERVIEWS`,
    sk: interviewId,
  }),
  /** Those that are not over. */
  openInterviewCount: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#INTERVIEWS`, sk: 'COUNT' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const interviewIndexes = {
  /** gsi1: by when they are over. */
  jobInterviews: (jobId: string) => `JOB#${jobId}#INTERVIEWS`,
  /** gsi2: by when they are over. */
  professionalInterviews: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi3: by when they are over. */
  organizationInterviews: (organizationId: string) => `ORG#${organizationId}#INTERVIEWS`,
  /** table: what was ever proposed about an application. */
  applicationInterviews: (applicationId: string) => `APPLICATION#${applicationId}#INTERVIEWS`,
  /** gsi1: times in somebody's calendar, by when they end. */
  interviewTimes: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi1: reminders by when they are due. */
  dueInterviewReminders: 'INTERVIEWS#due',
} as const;
