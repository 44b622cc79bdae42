import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerificationDecision, VerificationDetail, VerificationStatus } from '@shared/model/verification';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import { useIdempotencyKey } from '@/lib/idempotency-key';

export const verificationsQuery = (status: VerificationStatus) =>
  infiniteQueryOptions({
    queryKey: ['verifications', 'list', status],
    queryFn: ({ pageParam, signal }) =>
      api('listVerifications', { query: { status, ...atCursor(pageParam) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

type Ref = { userId: string; credentialId: string };

export const verificationQuery = ({ userId, credentialId }: Ref) =>
  queryOptions({
    queryKey: ['verifications', 'one', userId, credentialId],
    queryFn: ({ signal }) => api('getVerification', { params: { userId, credentialId } }, { signal }),
  });

/** Decides on the version that is on the screen; a refusal reads what the case is now. */
export const useDecide = ({ userId, credentialId }: VerificationDetail) => {
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const { queryKey } = verificationQuery({ userId, credentialId });
  return useMutation({
    mutationFn: (body: VerificationDecision) =>
      api('decideVerification', { params: { userId, credentialId }, body }, { idempotencyKey: idempotencyKey(body) }),
    onSuccess: (detail) => {
      queryClient.setQueryData(queryKey, detail);
      void queryClient.invalidateQueries({ queryKey: ['verifications', 'list'] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
