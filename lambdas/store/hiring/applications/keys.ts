export const applicationKeys = {
  application: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'APPLICATION' }),
  applicationContent: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'CONTENT' }),
  applicationNote: (applicationId: string, noteId: string) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `NOTE#${noteId}`,
  }),
  applicationStep: (applicationId: string, version: number) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `STEP#${String(version).padStart(6, '0')}`,
  }),
  /** Exists while the last move is unannounced. */
  heldMove: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'HELD' }),
  applicant: (jobId: string, userId: string) => ({ pk: `JOB#${jobId}`, sk: `APPLICANT#${userId}` }),
  /** Number of the job's applications by status. */
  jobStages: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'STAGES' }),
  /** Applications whose answers are promised for this day. */
  answerDay: (jobId: string, on: string) => ({ pk: `JOB#${jobId}`, sk: `ANSWER#${on}` }),
  organizationApplicant: (organizationId: string, userId: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `APPLICANT#${userId}`,
  }),
  /** Sharded over `funnelShards` items to avoid write contention. */
  hiringFunnel: (organizationId: string, shard: number) => ({ pk: `ORG#${organizationId}`, sk: `FUNNEL#${shard}` }),
} as const;

export const applicationIndexes = {
  /** gsi1 */
  jobApplications: (jobId: string) => `JOB#${jobId}#APPLICATIONS`,
  /** gsi2 */
  professionalApplications: (userId: string) => `USER#${userId}#APPLICATIONS`,
  /** gsi3 */
  organizationApplications: (organizationId: string) => `ORG#${organizationId}#APPLICATIONS`,
  /** gsi1: held moves by announcement time. */
  dueMoves: 'MOVES#due',
  /** table: begins_with ANSWER# */
  jobAnswers: (jobId: string) => `JOB#${jobId}`,
  /** gsi1: answer days by their next step, sharded by the last character of the job's ID. */
  dueAnswers: (jobShard: string) => `ANSWERS#due#${jobShard}`,
  /** gsi2: answer days that have passed with candidates who wait. */
  missedAnswers: (organizationId: string) => `ORG#${organizationId}#ANSWERS`,
} as const;
