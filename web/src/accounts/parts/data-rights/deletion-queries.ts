import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountDeletion } from '@shared/accounts/model/account-deletion';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const deletionQuery = () => queryOf('getAccountDeletion');

/** Updates the session as well, which the banner reads. */
const useStored = () => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return async (deletion: AccountDeletion | null): Promise<void> => {
    if (deletion) queryClient.setQueryData(deletionQuery().queryKey, { deletion, preview: null });
    else await readAgain(queryClient, ['getAccountDeletion']);
    await refresh();
  };
};

export const useRequestDeletion = () => {
  const stored = useStored();
  return async (password: string): Promise<void> =>
    stored((await api('requestAccountDeletion', { body: { password } })).deletion);
};

export const useCancelDeletion = () => {
  const stored = useStored();
  return useMutation({
    mutationFn: () => api('cancelAccountDeletion'),
    onSuccess: ({ deletion }) => stored(deletion),
  });
};
