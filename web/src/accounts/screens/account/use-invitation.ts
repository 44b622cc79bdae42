import { api, type ApiResult } from '@/lib/api/api';
import { useLoaded } from '@/lib/requests/use-loaded';

export type Invitation = ApiResult<'getInvitation'>;

export const useInvitation = (token: string | null) =>
  useLoaded(token === null ? null : `invitation:${token}`, () =>
    api('getInvitation', { params: { token: token ?? '' } }),
  );
