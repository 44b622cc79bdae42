import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadTarget } from '@shared/core/model/file';
import type { VerificationCase } from '@shared/people/model/verification';
import { api, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { sendFile } from '@/lib/files/send-file';
import type { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { queryOf } from '@/lib/requests/query-of';

export const credentialsQuery = () => ({
  ...queryOf('listMyCredentials'),
  select: ({ items }: ApiResult<'listMyCredentials'>) => items,
});

const useStoreCase = () => {
  const queryClient = useQueryClient();
  const { queryKey } = credentialsQuery();
  return {
    store: (saved: VerificationCase) => {
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && { ...known, items: known.items.map((it) => (it.credentialId === saved.credentialId ? saved : it)) },
      );
    },
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
};

export const useReply = ({ credentialId, version }: VerificationCase) => {
  const { store, readAgain } = useStoreCase();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (note: string) => {
      const body = { note, version };
      return api('replyToReviewer', { params: { credentialId }, body }, { idempotencyKey: idempotencyKey(body) });
    },
    onSuccess: store,
    // A reviewer may have changed it first.
    onError: readAgain,
  });
};

export const useCheckNpi = () => {
  const { store } = useStoreCase();
  return useMutation({ mutationFn: () => api('checkNpi'), onSuccess: store });
};

type DocumentType = (typeof credentialDocumentTypes)[number];

const longName = /^(.{0,100}).*?(\.\w{1,10})?$/su;
export const shortFileName = (name: string): string => name.trim().replace(longName, '$1$2') || 'document';

export const useSendDocument = ({ credentialId }: VerificationCase) => {
  const { store } = useStoreCase();
  const [percent, setPercent] = useState(0);
  const params = { credentialId };
  const sending = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0);
      const body = { contentType: file.type as DocumentType, size: file.size };
      const target: UploadTarget = await api('requestDocumentUpload', { params, body });
      await sendFile(target, file, { onProgress: setPercent });
      return api('setDocument', { params, body: { uploadId: target.uploadId, fileName: shortFileName(file.name) } });
    },
    onSuccess: store,
  });
  return { ...sending, percent };
};

export const useRemoveDocument = ({ credentialId }: VerificationCase) => {
  const { store } = useStoreCase();
  return useMutation({
    mutationFn: () => api('removeDocument', { params: { credentialId } }),
    onSuccess: store,
  });
};
