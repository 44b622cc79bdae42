import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { OwnReference, ReferenceForm } from '@shared/people/model/reference';
import { api, type ApiResult } from '@/lib/api/api';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const referencesQuery = () => ({
  ...queryOf('listMyReferences'),
  select: ({ items }: ApiResult<'listMyReferences'>) => items,
});

const store = (queryClient: QueryClient, reference: OwnReference) =>
  queryClient.setQueryData(referencesQuery().queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.items.some(({ referenceId }) => referenceId === reference.referenceId);
    return {
      items: isKnown
        ? known.items.map((it) => (it.referenceId === reference.referenceId ? reference : it))
        : [reference, ...known.items],
    };
  });

export const useAskForReference = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: { form: ReferenceForm; idempotencyKey: string }) =>
      api('askForReference', { body: form }, { idempotencyKey }),
    onSuccess: (reference) => store(queryClient, reference),
  });
};

/** A refusal means that the list is outdated: the request was answered meanwhile. */
export const useResendReference = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (referenceId: string) => api('resendReference', { params: { referenceId } }),
    onSuccess: (reference) => store(queryClient, reference),
    onError: () => readAgain(queryClient, ['listMyReferences']),
  });
};

export const useWithdrawReference = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (referenceId: string) => api('withdrawReference', { params: { referenceId } }),
    onSettled: () => readAgain(queryClient, ['listMyReferences']),
  });
};
