import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HealthRecord, HealthRecordCode, HealthRecordForm } from '@shared/people/model/health-record';
import type { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { shortFileName } from '@/people/parts/credentials/credential-queries';
import { api, type ApiResult } from '@/lib/api/api';
import { sendFile } from '@/lib/files/send-file';
import { queryOf } from '@/lib/requests/query-of';

export const healthFileQuery = () => ({
  ...queryOf('listHealthRecords'),
  select: ({ items }: ApiResult<'listHealthRecords'>) => items,
});

const useStoreRecord = () => {
  const queryClient = useQueryClient();
  return (code: HealthRecordCode, saved: HealthRecord | null) =>
    queryClient.setQueryData(
      healthFileQuery().queryKey,
      (known) =>
        known && { ...known, items: [...known.items.filter((it) => it.code !== code), ...(saved ? [saved] : [])] },
    );
};

export const useSaveRecord = (code: HealthRecordCode) => {
  const store = useStoreRecord();
  return useMutation({
    mutationFn: (body: { record: HealthRecordForm; version: number }) =>
      api('saveHealthRecord', { params: { code }, body }),
    onSuccess: (saved) => store(code, saved),
  });
};

export const useDeleteRecord = (code: HealthRecordCode) => {
  const store = useStoreRecord();
  return useMutation({
    mutationFn: () => api('deleteHealthRecord', { params: { code } }),
    onSuccess: () => store(code, null),
  });
};

type DocumentType = (typeof credentialDocumentTypes)[number];

export const useSendHealthDocument = (code: HealthRecordCode) => {
  const store = useStoreRecord();
  const [percent, setPercent] = useState(0);
  const params = { code };
  const sending = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0);
      const body = { contentType: file.type as DocumentType, size: file.size };
      const target = await api('requestHealthUpload', { params, body });
      await sendFile(target, file, { onProgress: setPercent });
      return api('setHealthDocument', {
        params,
        body: { uploadId: target.uploadId, fileName: shortFileName(file.name) },
      });
    },
    onSuccess: (saved) => store(code, saved),
  });
  return { ...sending, percent };
};

export const useRemoveHealthDocument = (code: HealthRecordCode) => {
  const store = useStoreRecord();
  return useMutation({
    mutationFn: () => api('removeHealthDocument', { params: { code } }),
    onSuccess: (saved) => store(code, saved),
  });
};
