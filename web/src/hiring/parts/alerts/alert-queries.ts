import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobAlert, JobAlertSettings } from '@shared/hiring/model/job-alert';
import { api, type ApiResult } from '@/lib/api/api';
import { queryOf } from '@/lib/requests/query-of';

export const alertsQuery = () => queryOf('listJobAlerts');

type Alerts = ApiResult<'listJobAlerts'>;

const useStoreAlerts = () => {
  const queryClient = useQueryClient();
  const { queryKey } = alertsQuery();
  return {
    store: (change: (items: Alerts['items']) => Alerts['items']) =>
      queryClient.setQueryData(queryKey, (list) => list && { ...list, items: change(list.items) }),
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
};

export const useUpdateAlert = () => {
  const { store, readAgain } = useStoreAlerts();
  return useMutation({
    mutationFn: ({ alert, settings }: { alert: JobAlert; settings: JobAlertSettings }) =>
      api('updateJobAlert', { params: { jobAlertId: alert.jobAlertId }, body: { settings, version: alert.version } }),
    onSuccess: (saved) => store((items) => items.map((it) => (it.jobAlertId === saved.jobAlertId ? saved : it))),
    onError: readAgain,
  });
};

export const useDeleteAlert = () => {
  const { store, readAgain } = useStoreAlerts();
  return useMutation({
    mutationFn: ({ jobAlertId }: JobAlert) => api('deleteJobAlert', { params: { jobAlertId } }),
    onSuccess: ({ jobAlertId }) => store((items) => items.filter((it) => it.jobAlertId !== jobAlertId)),
    onSettled: readAgain,
  });
};
