import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const organizationQuery = () =>
  queryOptions({
    queryKey: ['organization', 'profile'],
    queryFn: ({ signal }) => api('getOrganization', undefined, { signal }),
  });

export const teamQuery = () =>
  queryOptions({
    queryKey: ['organization', 'team'],
    queryFn: ({ signal }) => api('listTeamMembers', undefined, { signal }),
  });
