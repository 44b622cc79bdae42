import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerificationDecision, VerificationDetail, VerificationStatus } from '@shared/people/model/verification';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const verificationsQuery = (status: VerificationStatus) => pagesOf('listVerifications', { query: { status } });

type Ref = { userId: string; credentialId: string };

export const verificationQuery = ({ userId, credentialId }: Ref) =>
  queryOf('getVerification', { params: { userId, credentialId } });

export const useDecide = ({ userId, credentialId }: VerificationDetail) => {
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const { queryKey } = verificationQuery({ userId, credentialId });
  return useMutation({
    mutationFn: (body: VerificationDecision) =>
      api('decideVerification', { params: { userId, credentialId }, body }, { idempotencyKey: idempotencyKey(body) }),
    onSuccess: (detail) => {
      queryClient.setQueryData(queryKey, detail);
      void readAgain(queryClient, ['listVerifications']);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
