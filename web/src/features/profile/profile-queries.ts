import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { myProfileKey } from '@/lib/my-profile-cache';

export const myProfileQuery = () =>
  queryOptions({ queryKey: myProfileKey, queryFn: ({ signal }) => api('getMyProfile', undefined, { signal }) });
