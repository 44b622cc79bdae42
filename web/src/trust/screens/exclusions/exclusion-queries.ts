import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExclusionDecision, ExclusionHold } from '@shared/trust/model/exclusion';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const exclusionCasesQuery = (hold: ExclusionHold) => pagesOf('listExclusionCases', { query: { hold } });

export const watchListsQuery = () => queryOf('getWatchLists', {});

export const exclusionCaseQuery = (userId: string) => queryOf('getExclusionCase', { params: { userId } });

export const useDecide = (userId: string) => {
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const { queryKey } = exclusionCaseQuery(userId);
  return useMutation({
    mutationFn: (body: ExclusionDecision) =>
      api('decideExclusion', { params: { userId }, body }, { idempotencyKey: idempotencyKey(body) }),
    onSuccess: (detail) => {
      queryClient.setQueryData(queryKey, detail);
      void readAgain(queryClient, ['listExclusionCases']);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
