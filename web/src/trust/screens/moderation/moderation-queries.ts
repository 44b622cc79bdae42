import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AppealDecisionForm, CaseDetail, ModerationForm } from '@shared/trust/model/report';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const caseQueues = ['open', 'second', 'appealed', 'decided'] as const;
export type CaseQueue = (typeof caseQueues)[number];

export const casesQuery = (queue: CaseQueue) => pagesOf('listReportCases', { query: { queue } });
export const caseQuery = (caseId: string) => queryOf('getReportCase', { params: { caseId } });

export type CaseMove =
  | { kind: 'decide'; body: ModerationForm }
  | { kind: 'second'; body: { confirm: boolean; version: number } }
  | { kind: 'lift'; body: { reason: string; version: number } }
  | { kind: 'appeal'; body: AppealDecisionForm };

/** A conflict shows the latest version; input stays. */
export const useCaseMove = (caseId: string) => {
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { queryKey } = caseQuery(caseId);
  const params = { caseId };
  const mutation = useMutation({
    mutationFn: (move: CaseMove): Promise<CaseDetail> => {
      const idempotencyKey = keyFor([caseId, move]);
      switch (move.kind) {
        case 'decide':
          return api('decideReport', { params, body: move.body }, { idempotencyKey });
        case 'second':
          return api('answerProposal', { params, body: move.body }, { idempotencyKey });
        case 'lift':
          return api('liftDecision', { params, body: move.body }, { idempotencyKey });
        case 'appeal':
          return api('decideAppeal', { params, body: move.body }, { idempotencyKey });
      }
    },
    onSuccess: (detail) => {
      queryClient.setQueryData(queryKey, detail);
      void readAgain(queryClient, ['listReportCases']);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const { error } = mutation;
  return { ...mutation, isStale: error instanceof ApiError && error.code === 'STALE_VERSION' };
};
