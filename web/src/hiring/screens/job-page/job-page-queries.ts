import type { PublicJob } from '@shared/hiring/model/job';
import { queryOf } from '@/lib/requests/query-of';

export const publicJobQuery = (jobId: string) => queryOf('getPublicJob', { params: { jobId } });

export const jobDetailQuery = (jobId: string) => queryOf('getJobDetail', { params: { jobId } });

/** Refetched whenever the form opens: another tab may have applied, or the job changed. */
export const preparationQuery = (jobId: string) => ({
  ...queryOf('prepareApplication', { params: { jobId } }),
  staleTime: 0,
  gcTime: 0,
});

export const similarJobsQuery = (jobId: string) => queryOf('listSimilarJobs', { params: { jobId } });

/** Open jobs that the reader is eligible for, best match first. */
export const possibleJobsQuery = ({ unit, specialty }: Pick<PublicJob, 'unit' | 'specialty'>) =>
  queryOf('searchMatchedJobs', { query: { ...(unit ? { unit } : specialty && { specialty }) } });
