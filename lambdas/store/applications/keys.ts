export const applicationKeys = {
  application: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'APPLICATION' }),
  /** What was written, apart from what lists show. */
  applicationContent: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'CONTENT' }),
  applicationNote: (applicationId: string, noteId: string) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `NOTE#${noteId}`,
  }),
  applicationStep: (applicationId: string, version: number) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `STEP#${String(version).padStart(6, '0')}`,
  }),
  /** Exists while the candidate is not told of the last move. */
  heldMove: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'HELD' }),
  applicant: (jobId: string, userId: string) => ({ pk: `JOB#${jobId}`, sk: `APPLICANT#${userId}` }),
  /** Exists when the professional has applied to the organisation. */
  organizationApplicant: (organizationId: string, userId: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `APPLICANT#${userId}`,
  }),
  /** What came of applications, spread over `funnelShards` items so that many at once do not wait for each other. */
  hiringFunnel: (organizationId: string, shard: number) => ({ pk: `ORG#${organizationId}`, sk: `FUNNEL#${shard}` }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const applicationIndexes = {
  /** gsi1 */
  jobApplications: (jobId: string) => `JOB#${jobId}#APPLICATIONS`,
  /** gsi2 */
  professionalApplications: (userId: string) => `USER#${userId}#APPLICATIONS`,
  /** gsi3 */
  organizationApplications: (organizationId: string) => `ORG#${organizationId}#APPLICATIONS`,
  /** gsi1: held moves of applications, by when the candidate is told. */
  dueMoves: 'MOVES#due',
} as const;
