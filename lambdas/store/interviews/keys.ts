export const interviewKeys = {
  interview: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'INTERVIEW' }),
  /** Exists while a reminder of an accepted interview is pending. */
  interviewReminder: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'REMINDER' }),
  interviewTime: (userId: string, interviewId: string) => ({ pk: `USER#${userId}#INTERVIEWS`, sk: interviewId }),
  applicationInterview: (applicationId: string, interviewId: string) => ({
    pk: `APPLICATION#${applicationId}#INTERVIEWS`,
    sk: interviewId,
  }),
  openInterviewCount: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#INTERVIEWS`, sk: 'COUNT' }),
} as const;

export const interviewIndexes = {
  /** gsi1: by end time. */
  jobInterviews: (jobId: string) => `JOB#${jobId}#INTERVIEWS`,
  /** gsi2: by end time. */
  professionalInterviews: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi3: by end time. */
  organizationInterviews: (organizationId: string) => `ORG#${organizationId}#INTERVIEWS`,
  /** table: all interviews of an application. */
  applicationInterviews: (applicationId: string) => `APPLICATION#${applicationId}#INTERVIEWS`,
  /** gsi1: calendar entries by end time. */
  interviewTimes: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi1: reminders by due time. */
  dueInterviewReminders: 'INTERVIEWS#due',
} as const;
