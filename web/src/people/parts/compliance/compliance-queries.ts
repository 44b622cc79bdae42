import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ComplianceDecision,
  ComplianceEvidence,
  ComplianceFile,
  ComplianceItem,
} from '@shared/people/model/compliance';
import type { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { api } from '@/lib/api/api';
import { sendFile } from '@/lib/files/send-file';
import { queryOf } from '@/lib/requests/query-of';

export const complianceQuery = (placementId: string) => queryOf('getComplianceFile', { params: { placementId } });

/** Every change returns the file; a refusal may mean that it changed. */
const useStored = (placementId: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = complianceQuery(placementId);
  return {
    onSuccess: (file: ComplianceFile) => queryClient.setQueryData(queryKey, file),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
};

type Item = Pick<ComplianceItem, 'itemId' | 'version'>;

export const useShare = (placementId: string) =>
  useMutation({
    mutationFn: ({ itemId, version, stop }: Item & { stop: boolean }) =>
      api(stop ? 'unshareComplianceItem' : 'shareComplianceItem', {
        params: { placementId, itemId },
        body: { version },
      }),
    ...useStored(placementId),
  });

/** Shares all items that the wallet satisfies. */
export const useShareAll = (placementId: string) => {
  const { onSuccess, onError } = useStored(placementId);
  return useMutation({
    mutationFn: (items: readonly Item[]) =>
      api('shareComplianceItems', {
        params: { placementId },
        body: { items: items.map(({ itemId, version }) => ({ itemId, version })) },
      }),
    onSuccess: ({ file }) => onSuccess(file),
    onError,
  });
};

type DocumentType = (typeof credentialDocumentTypes)[number];
type HandedIn = Pick<ComplianceEvidence, 'note' | 'validUntil'> & { file: File | null };

export const useHandIn = (placementId: string, { itemId, version }: Item) => {
  const params = { placementId, itemId };
  return useMutation({
    mutationFn: async ({ file, ...evidence }: HandedIn) => {
      if (!file) return api('submitComplianceItem', { params, body: { ...evidence, upload: null, version } });
      const body = { contentType: file.type as DocumentType, size: file.size };
      const target = await api('requestComplianceUpload', { params, body });
      await sendFile(target, file, {});
      const upload = { uploadId: target.uploadId, fileName: file.name };
      return api('submitComplianceItem', { params, body: { ...evidence, upload, version } });
    },
    ...useStored(placementId),
  });
};

export const useDecideItem = (placementId: string) =>
  useMutation({
    mutationFn: ({ itemId, decision }: { itemId: string; decision: ComplianceDecision }) =>
      api('decideComplianceItem', { params: { placementId, itemId }, body: decision }),
    ...useStored(placementId),
  });

export const useConfirmStart = (placementId: string) =>
  useMutation({ mutationFn: () => api('confirmStart', { params: { placementId } }), ...useStored(placementId) });

export const useOpenDocument = (placementId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ itemId, reason }: { itemId: string; reason: string }) =>
      api('openComplianceDocument', { params: { placementId, itemId }, body: { reason } }),
    onSuccess: ({ url }) => {
      window.location.assign(url);
      void queryClient.invalidateQueries({ queryKey: complianceQuery(placementId).queryKey });
    },
  });
};
