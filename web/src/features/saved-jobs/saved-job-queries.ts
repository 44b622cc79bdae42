import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobAlert, JobAlertSettings } from '@shared/model/job-alert';
import { api, type ApiResult } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';

export const savedJobsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['saved-jobs', 'list', userId],
    queryFn: ({ pageParam, signal }) => api('listSavedJobs', { query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const alertsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['job-alerts', userId],
    queryFn: ({ signal }) => api('listJobAlerts', undefined, { signal }),
  });

type Alerts = ApiResult<'listJobAlerts'>;

/** Changes the list in sight, and has it read again. */
const useStoreAlerts = (userId: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = alertsQuery(userId);
  return {
    store: (change: (items: Alerts['items']) => Alerts['items']) =>
      queryClient.setQueryData(queryKey, (list) => list && { ...list, items: change(list.items) }),
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
};

export const useUpdateAlert = (userId: string) => {
  const { store, readAgain } = useStoreAlerts(userId);
  return useMutation({
    mutationFn: ({ alert, settings }: { alert: JobAlert; settings: JobAlertSettings }) =>
      api('updateJobAlert', { params: { jobAlertId: alert.jobAlertId }, body: { settings, version: alert.version } }),
    onSuccess: (saved) => store((items) => items.map((it) => (it.jobAlertId === saved.jobAlertId ? saved : it))),
    // Somebody else, perhaps the same person elsewhere, changed or deleted it.
    onError: readAgain,
  });
};

export const useDeleteAlert = (userId: string) => {
  const { store, readAgain } = useStoreAlerts(userId);
  return useMutation({
    mutationFn: ({ jobAlertId }: JobAlert) => api('deleteJobAlert', { params: { jobAlertId } }),
    onSuccess: ({ jobAlertId }) => store((items) => items.filter((it) => it.jobAlertId !== jobAlertId)),
    onSettled: readAgain,
  });
};
