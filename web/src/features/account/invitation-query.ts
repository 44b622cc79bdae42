import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** What an invitation link stands for. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api('getInvitation', { params: { token } }, { signal }),
    retry: false,
    staleTime: Infinity,
  });
