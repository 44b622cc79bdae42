import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api';
import { queryOf } from '@/lib/requests/query-of';

export const referralLinkQuery = () => queryOf('getReferralLink');

export const useReplaceLink = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api('replaceReferralLink', { body: { code } }),
    onSuccess: (link) => queryClient.setQueryData(referralLinkQuery().queryKey, link),
  });
};
