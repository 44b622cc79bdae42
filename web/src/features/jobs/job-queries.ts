import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobStatus } from '@shared/model/enumerations';
import type { ManagedJob } from '@shared/model/job';
import { api, type ApiResult } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';

type ManagedPage = ApiResult<'listManagedJobs'>;

export const managedJobsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'managed'],
    queryFn: ({ pageParam, signal }) => api('listManagedJobs', { query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const managedJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'managed-job', jobId],
    queryFn: ({ signal }) => api('getManagedJob', { params: { jobId } }, { signal }),
  });

/** Totals, newest postings, the team and the company in one read. */
export const employerJobsQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'employer'],
    queryFn: ({ signal }) => api('getEmployerJobs', undefined, { signal }),
  });

/** Puts a changed posting where it is shown, and has the figures read again. */
export const useStoreJob = () => {
  const queryClient = useQueryClient();
  return (job: ManagedJob) => {
    queryClient.setQueryData(managedJobQuery(job.jobId).queryKey, job);
    queryClient.setQueryData(
      managedJobsQuery().queryKey,
      (list) => list && { ...list, pages: list.pages.map((page) => withJob(page, job)) },
    );
    void queryClient.invalidateQueries({ queryKey: ['jobs', 'employer'] });
    void queryClient.invalidateQueries({ queryKey: ['jobs', 'public'] });
  };
};

const withJob = (page: ManagedPage, job: ManagedJob): ManagedPage => ({
  ...page,
  items: page.items.map((item) => (item.jobId === job.jobId ? job : item)),
});

export const useChangeJobStatus = () => {
  const store = useStoreJob();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ job, status }: { job: ManagedJob; status: JobStatus }) =>
      api('changeJobStatus', { params: { jobId: job.jobId }, body: { status, version: job.version } }),
    onSuccess: store,
    onError: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  });
};

export const useDeleteJob = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (job: ManagedJob) => api('deleteJob', { params: { jobId: job.jobId } }),
    onSuccess: ({ jobId }) => {
      queryClient.removeQueries({ queryKey: managedJobQuery(jobId).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
};

export const useAssignJob = () => {
  const store = useStoreJob();
  return useMutation({
    mutationFn: (body: { jobId: string; assigneeId: string }) => api('assignJob', { body }),
    onSuccess: ({ job }) => store(job),
  });
};
