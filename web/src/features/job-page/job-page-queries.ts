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

export const similarJobsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'similar', jobId],
    queryFn: ({ signal }) => api('listSimilarJobs', { params: { jobId } }, { signal }),
  });
