import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const publicJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'public-job', jobId],
    queryFn: ({ signal }) => api('getPublicJob', { params: { jobId } }, { signal }),
  });

export const jobDetailQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'detail', jobId],
    queryFn: ({ signal }) => api('getJobDetail', { params: { jobId } }, { signal }),
  });

/** Read anew whenever the form opens: another tab may have sent an application, the posting may have changed. */
export const preparationQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['applications', 'preparation', jobId],
    queryFn: ({ signal }) => api('prepareApplication', { params: { jobId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const similarJobsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'similar', jobId],
    queryFn: ({ signal }) => api('listSimilarJobs', { params: { jobId } }, { signal }),
  });
