import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportSystemId } from '@shared/connect/integrations/vocabulary';
import type { ReportMapping } from '@shared/connect/model/report-mapping';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { queryOf, readAgain } from '@/lib/requests/query-of';

/** Polling interval while the report is being read. */
const pollMs = 1_500;

const reportQuery = (provider: ReportSystemId) => queryOf('readReport', { params: { provider } });

export const useReport = (provider: ReportSystemId, isReading: boolean) =>
  useQuery({ ...reportQuery(provider), refetchInterval: isReading ? pollMs : false });

export const useReadAgain = (provider: ReportSystemId) =>
  useMutation({ mutationFn: (_nothing: undefined) => api('readReportAgain', { params: { provider } }) });

export const useDryRun = (provider: ReportSystemId) =>
  useMutation({
    mutationFn: (mapping: ReportMapping) => api('tryReportMapping', { params: { provider }, body: { mapping } }),
  });

export const useSaveMapping = (provider: ReportSystemId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { mapping: ReportMapping; version: number }) =>
      api('saveReportMapping', { params: { provider }, body }),
    onSuccess: async (state) => {
      client.setQueryData(reportQuery(provider).queryKey, state);
      await readAgain(client, ['listImportedJobs']);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'STALE_VERSION') void readAgain(client, ['readReport']);
    },
  });
};
