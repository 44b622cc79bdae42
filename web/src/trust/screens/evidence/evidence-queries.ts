import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EvidencePacketForm } from '@shared/trust/model/evidence-packet';
import { api, type ApiResult } from '@/lib/api/api';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const packetsQuery = () => ({
  ...queryOf('listEvidencePackets'),
  select: ({ items }: ApiResult<'listEvidencePackets'>) => items,
});

export const evidenceItemsQuery = () => ({
  ...queryOf('listEvidenceItems'),
  select: ({ items }: ApiResult<'listEvidenceItems'>) => items,
});

export const useMakePacket = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: { form: EvidencePacketForm; idempotencyKey: string }) =>
      api('makeEvidencePacket', { body: form }, { idempotencyKey }),
    onSettled: () => readAgain(queryClient, ['listEvidencePackets']),
  });
};

export const useRevokePacket = (packetId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (_nothing: undefined) => api('revokeEvidencePacket', { params: { packetId } }),
    onSettled: () => readAgain(queryClient, ['listEvidencePackets']),
  });
};
