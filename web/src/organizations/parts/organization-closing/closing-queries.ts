import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClosingView } from '@shared/organizations/model/organization-closing';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { queryOf } from '@/lib/requests/query-of';

/** Refresh interval during a run. */
const refreshMs = 5000;

const isAtWork = (view: ClosingView | undefined): boolean =>
  ['ending', 'canceling', 'removing'].includes(view?.closing?.state ?? '');

export const closingQuery = () => ({
  ...queryOf('getOrganizationClosing'),
  refetchInterval: ({ state }: { state: { data: ClosingView | undefined } }) =>
    isAtWork(state.data) ? refreshMs : (false as const),
});

/** Updates the session, which the banner and the refusals read. */
const useAnswer = () => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return async (view: ClosingView) => {
    queryClient.setQueryData(closingQuery().queryKey, view);
    await refresh();
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
};

export const useCloseOrganization = () => {
  const onSuccess = useAnswer();
  return useMutation({
    mutationFn: (password: string) => api('closeOrganization', { body: { password } }),
    onSuccess,
  });
};

export const useCancelClosing = () => {
  const onSuccess = useAnswer();
  return useMutation({ mutationFn: () => api('cancelOrganizationClosing'), onSuccess });
};
