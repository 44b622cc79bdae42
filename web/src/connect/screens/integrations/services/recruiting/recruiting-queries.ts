import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecruitingSystemId } from '@shared/connect/integrations/vocabulary';
import type { ImportedJob } from '@shared/connect/model/recruiting-system';
import type { DifferenceChoice } from '@shared/connect/model/recruiting-system-vocabulary';
import { api } from '@/lib/api/api';
import { pagesOf, readAgain } from '@/lib/requests/query-of';

/** Polling interval while a read is running. */
const pollMs = 1_500;

export const useImportedJobs = (provider: RecruitingSystemId, isSyncing: boolean) =>
  useInfiniteQuery({
    ...pagesOf('listImportedJobs', { params: { provider } }),
    refetchInterval: isSyncing ? pollMs : false,
  });

export const useExportedHires = (provider: RecruitingSystemId, isSyncing: boolean) =>
  useInfiniteQuery({
    ...pagesOf('listSentHires', { params: { provider } }),
    refetchInterval: isSyncing ? pollMs : false,
  });

export const useSync = (provider: RecruitingSystemId) =>
  useMutation({ mutationFn: (_nothing: undefined) => api('syncRecruitingSystem', { params: { provider } }) });

export const useResolve = (provider: RecruitingSystemId, { externalId, revision, job }: ImportedJob) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: DifferenceChoice) =>
      api('resolveImportedJob', {
        params: { provider, externalId },
        body: { choice, revision, version: job?.version ?? 1 },
      }),
    // Also after a conflict: then the page shows the current state.
    onSettled: () => readAgain(client, ['listImportedJobs', 'jobs']),
  });
};
