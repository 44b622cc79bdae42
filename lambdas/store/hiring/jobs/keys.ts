import type { Specialty } from '@shared/core/model/enumerations';

export const jobKeys = {
  job: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'JOB' }),
  /** Exists while an active job has a deadline. */
  jobDeadline: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'DEADLINE' }),
  jobHistory: (jobId: string, at: string, id: string) => ({ pk: `JOB#${jobId}`, sk: `HISTORY#${at}#${id}` }),
  jobAccess: (userId: string, jobId: string) => ({ pk: `USER#${userId}#JOBS`, sk: `JOB#${jobId}` }),
  organizationTotals: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'TOTALS' }),
  memberTotals: (organizationId: string, userId: string) => ({ pk: `ORG#${organizationId}`, sk: `TOTALS#${userId}` }),
  specialtyTotals: (organizationId: string, specialty: Specialty) => ({
    pk: `ORG#${organizationId}`,
    sk: `TOTALS#SPECIALTY#${specialty}`,
  }),
  projectTotals: (organizationId: string, project: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `TOTALS#PROJECT#${project}`,
  }),
  weekTotals: (organizationId: string, monday: string) => ({ pk: `ORG#${organizationId}`, sk: `WEEK#${monday}` }),
} as const;

export const jobIndexes = {
  /** table: begins_with HISTORY# */
  job: (jobId: string) => `JOB#${jobId}`,
  /** gsi3: all jobs, sharded by the last character of the ID, for rebuilding the search index. */
  jobs: (jobShard: string) => `JOBS#${jobShard}`,
  /** gsi1 */
  organizationJobs: (organizationId: string) => `ORG#${organizationId}#JOBS`,
  /** gsi1: active jobs by deadline. */
  jobDeadlines: 'JOBS#deadline',
  /** table */
  jobsOf: (userId: string) => `USER#${userId}#JOBS`,
} as const;
