export const interviewKeys = {
  interview: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'INTERVIEW' }),
  /** Exists while a reminder of an accepted interview is pending. */
  interviewReminder: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'REMINDER' }),
  interviewTime: (userId: string, interviewId: string) => ({ pk: `USER#${userId}#INTERVIEWS`, sk: interviewId }),
  /** Counts the times that were added to the person's interviews. */
  interviewRevision: (userId: string) => ({ pk: `USER#${userId}#INTERVIEWS`, sk: 'REVISION' }),
  applicationInterview: (applicationId: string, interviewId: string) => ({
    pk: `APPLICATION#${applicationId}#INTERVIEWS`,
    sk: interviewId,
  }),
  openInterviewCount: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#INTERVIEWS`, sk: 'COUNT' }),
} as const;

export const interviewIndexes = {
  /** gsi1: by end time. */
  jobInterviews: (jobId: string) => `JOB#${jobId}#INTERVIEWS`,
  /** gsi1: calls without an application, of the member who proposed them; by end time. */
  memberCalls: (userId: string) => `USER#${userId}#CALLS`,
  /** gsi2: by end time. */
  professionalInterviews: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi3: by end time. */
  organizationInterviews: (organizationId: string) => `ORG#${organizationId}#INTERVIEWS`,
  /** table: all interviews of an application. */
  applicationInterviews: (applicationId: string) => `APPLICATION#${applicationId}#INTERVIEWS`,
  /** table: calendar entries by interview; gsi1: by end time. */
  interviewTimes: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi1: reminders by due time. */
  dueInterviewReminders: 'INTERVIEWS#due',
} as const;
