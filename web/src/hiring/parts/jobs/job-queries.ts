import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedJob, JobStatusForm, ListedJob, ManagedJob } from '@shared/hiring/model/job';
import type { ManagedJobParameters } from '@shared/find/model/job-search';
import { api, type ApiCall, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

type ManagedPage = ApiResult<'listManagedJobs'>;
type Change = ManagedJob | ChangedJob;
export type JobResult = ApiResult<'changeJobs'>['results'][number];

export const managedJobsQuery = (query: ManagedJobParameters) => ({
  ...queryOf('listManagedJobs', { query }),
  placeholderData: keepPreviousData,
});

export const managedJobQuery = (jobId: string) => queryOf('getManagedJob', { params: { jobId } });

export const jobHistoryQuery = (jobId: string) => pagesOf('getJobHistory', { params: { jobId } });

export const employerJobsQuery = () => queryOf('getEmployerJobs');

const patchLists = (client: QueryClient, patch: (items: readonly ListedJob[]) => ListedJob[]): void =>
  void client.setQueriesData<ManagedPage>(
    { predicate: ({ queryKey: [name, kind] }) => name === 'listManagedJobs' && kind === 'one' },
    (page) => page && { ...page, items: patch(page.items) },
  );

const own = ['listManagedJobs', 'getManagedJob', 'getJobHistory'] as const;

// Filtered lists come from an index that lags, so they are patched instead of refetched.
const readOthersAgain = (client: QueryClient): void => void readAgain(client, ['jobs', 'search'], { except: own });

export const useStoreJobs = () => {
  const client = useQueryClient();
  return (jobs: readonly Change[]): void => {
    const changed = new Map(jobs.map((job) => [job.jobId, job]));
    const patched = <T extends ManagedJob>(job: T): T => ({ ...job, ...changed.get(job.jobId) });
    for (const job of jobs) {
      client.setQueryData(managedJobQuery(job.jobId).queryKey, (known) =>
        'title' in job ? job : known && patched(known),
      );
      void client.invalidateQueries({ queryKey: jobHistoryQuery(job.jobId).queryKey });
    }
    patchLists(client, (items) => items.map(patched));
    readOthersAgain(client);
  };
};

export const useStoreNewJob = () => {
  const client = useQueryClient();
  return (job: ManagedJob): void => {
    client.setQueryData(managedJobQuery(job.jobId).queryKey, job);
    void readAgain(client, ['listManagedJobs'], { refetchType: 'none' });
    readOthersAgain(client);
  };
};

export const useForgetJobs = () => {
  const client = useQueryClient();
  return (jobIds: readonly string[]): void => {
    if (jobIds.length === 0) return;
    const gone = new Set(jobIds);
    for (const jobId of jobIds) client.removeQueries({ queryKey: managedJobQuery(jobId).queryKey });
    patchLists(client, (items) => items.filter(({ jobId }) => !gone.has(jobId)));
    readOthersAgain(client);
  };
};

export const useChangeJobStatus = () => {
  const store = useStoreJobs();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ job, ...change }: { job: ManagedJob } & Omit<JobStatusForm, 'version'>) =>
      api('changeJobStatus', { params: { jobId: job.jobId }, body: { ...change, version: job.version } }),
    onSuccess: (job) => store([job]),
    onError: (_, { job }) =>
      void client
        .query({ ...managedJobQuery(job.jobId), staleTime: 0 })
        .then((now) => store([now]))
        .catch(() => undefined),
  });
};

export const useDeleteJob = () => {
  const forget = useForgetJobs();
  return useMutation({
    mutationFn: (job: ManagedJob) => api('deleteJob', { params: { jobId: job.jobId } }),
    onSuccess: ({ jobId }) => forget([jobId]),
  });
};

export const useAssignJob = () => {
  const store = useStoreJobs();
  return useMutation({
    mutationFn: (body: { jobId: string; assigneeId: string | null }) => api('assignJob', { body }),
    onSuccess: ({ job }) => store([job]),
  });
};

export const useDuplicateJob = () => {
  const store = useStoreNewJob();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ jobId, version }: ManagedJob) =>
      api('duplicateJob', { params: { jobId } }, { idempotencyKey: keyFor({ jobId, version }) }),
    onSuccess: store,
  });
};

const useStoreResults = () => {
  const store = useStoreJobs();
  const forget = useForgetJobs();
  return ({ results }: { results: readonly JobResult[] }): void => {
    store(results.flatMap(({ job }) => job ?? []));
    forget(results.filter(({ job, error }) => job === null && error === null).map(({ jobId }) => jobId));
  };
};

export const useChangeJobs = () => {
  const storeResults = useStoreResults();
  return useMutation({
    mutationFn: (body: ApiCall<'changeJobs'>['body']) =>
      api('changeJobs', { body }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: storeResults,
  });
};

export const useUndoStatusChanges = () => {
  const storeResults = useStoreResults();
  return useMutation({
    mutationFn: (changes: { jobId: string; version: number }[]) =>
      api('undoStatusChanges', { body: { changes } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: storeResults,
  });
};
