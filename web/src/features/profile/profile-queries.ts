import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const myProfileQuery = () =>
  queryOptions({ queryKey: ['profile', 'mine'], queryFn: ({ signal }) => api('getMyProfile', undefined, { signal }) });
