import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrganizationDecision, OrganizationStatus } from '@shared/organizations/model/organization-verification';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const casesQuery = (status: OrganizationStatus) => pagesOf('listOrganizationCases', { query: { status } });

export const caseQuery = (organizationId: string) => queryOf('getOrganizationCase', { params: { organizationId } });

export const useDecideCase = (organizationId: string) => {
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const { queryKey } = caseQuery(organizationId);
  return useMutation({
    mutationFn: (body: OrganizationDecision) =>
      api('decideOrganizationCase', { params: { organizationId }, body }, { idempotencyKey: idempotencyKey(body) }),
    onSuccess: (decided) => {
      queryClient.setQueryData(queryKey, decided);
      void readAgain(queryClient, ['listOrganizationCases']);
    },
    // Someone else may have decided, so the page reloads the case.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
