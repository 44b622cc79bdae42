import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShiftCaseDecision } from '@shared/work/model/shifts/shift-case';
import type { ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const shiftCasesQuery = (state: ShiftCaseState) => pagesOf('listShiftCases', { query: { state } });
export const shiftCaseQuery = (caseId: string) => queryOf('getShiftCase', { params: { caseId } });

/** A conflict shows the latest version; input stays. */
export const useDecideShiftCase = (caseId: string) => {
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { queryKey } = shiftCaseQuery(caseId);
  const mutation = useMutation({
    mutationFn: (body: ShiftCaseDecision) =>
      api('decideShiftCase', { params: { caseId }, body }, { idempotencyKey: keyFor([caseId, body]) }),
    onSuccess: (detail) => {
      queryClient.setQueryData(queryKey, detail);
      void readAgain(queryClient, ['listShiftCases', 'getStaffHome']);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const { error } = mutation;
  return { ...mutation, isStale: error instanceof ApiError && error.code === 'STALE_VERSION' };
};
