import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BulkJobAction, JobStatus } from '@shared/model/enumerations';
import type { ChangedJob, ManagedJob } from '@shared/model/job';
import type { ManagedJobQuery } from '@shared/model/job-search';
import { api, type ApiResult } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import { useIdempotencyKey } from '@/lib/idempotency-key';

type ManagedPage = ApiResult<'listManagedJobs'>;
/** All of a posting, or what changed of it. */
type Change = ManagedJob | ChangedJob;
type HistoryPage = ApiResult<'getJobHistory'>;
export type JobResult = ApiResult<'changeJobs'>['results'][number];

const listsKey = ['jobs', 'managed'] as const;
const employerKey = ['jobs', 'employer'] as const;
const historyKey = (jobId: string) => ['jobs', 'history', jobId] as const;

/** One page of the team's postings. */
export const managedJobsQuery = (query: ManagedJobQuery) =>
  queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => api('listManagedJobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const managedJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'managed-job', jobId],
    queryFn: ({ signal }) => api('getManagedJob', { params: { jobId } }, { signal }),
  });

export const jobHistoryQuery = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: historyKey(jobId),
    queryFn: ({ pageParam, signal }) =>
      api('getJobHistory', { params: { jobId }, query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: HistoryPage) => page.nextCursor,
  });

/** Totals, newest postings, the team and the company in one read. */
export const employerJobsQuery = () =>
  queryOptions({
    queryKey: employerKey,
    queryFn: ({ signal }) => api('getEmployerJobs', undefined, { signal }),
  });

const patchLists = (client: QueryClient, patch: (items: readonly ManagedJob[]) => ManagedJob[]): void =>
  void client.setQueriesData<ManagedPage>(
    { queryKey: listsKey },
    (page) => page && { ...page, items: patch(page.items) },
  );

const own: readonly unknown[] = ['managed', 'managed-job', 'history'];

// The lists of these pages are not read again at once: those with a filter come from an index that follows a moment later.
/** Figures, the dashboard's lists and the public pages are. */
const readOthersAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['jobs'], predicate: ({ queryKey }) => !own.includes(queryKey[1]) });

/** Puts changed postings where they are shown, and has the figures read again. */
export const useStoreJobs = () => {
  const client = useQueryClient();
  return (jobs: readonly Change[]): void => {
    const changed = new Map(jobs.map((job) => [job.jobId, job]));
    const patched = (job: ManagedJob): ManagedJob => ({ ...job, ...changed.get(job.jobId) });
    for (const job of jobs) {
      client.setQueryData(managedJobQuery(job.jobId).queryKey, (known) =>
        'title' in job ? job : known && patched(known),
      );
      void client.invalidateQueries({ queryKey: historyKey(job.jobId) });
    }
    patchLists(client, (items) => items.map(patched));
    readOthersAgain(client);
  };
};

/** A posting that is new in the lists: they are read again when they are next shown. */
export const useStoreNewJob = () => {
  const client = useQueryClient();
  return (job: ManagedJob): void => {
    client.setQueryData(managedJobQuery(job.jobId).queryKey, job);
    void client.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
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
    mutationFn: ({ job, status }: { job: ManagedJob; status: JobStatus }) =>
      api('changeJobStatus', { params: { jobId: job.jobId }, body: { status, version: job.version } }),
    onSuccess: (job) => store([job]),
    // Somebody else may have been faster: show what is stored now.
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
    mutationFn: (body: { jobId: string; assigneeId: string }) => api('assignJob', { body }),
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

/** Shows what became of each posting. */
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
    mutationFn: ({ action, jobIds }: { action: BulkJobAction; jobIds: string[] }) =>
      api('changeJobs', { body: { action, jobIds } }, { idempotencyKey: crypto.randomUUID() }),
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
