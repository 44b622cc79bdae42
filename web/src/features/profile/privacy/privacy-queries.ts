import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const blockedQuery = () =>
  queryOptions({
    queryKey: ['profile', 'blocked'],
    queryFn: async ({ signal }) => (await api('listBlockedOrganizations', undefined, { signal })).items,
  });

/** Employers whose name begins like this; asked for from the second letter on. */
export const employersQuery = (name: string) =>
  queryOptions({
    queryKey: ['profile', 'employers', name],
    queryFn: async ({ signal }) => (await api('findOrganizations', { query: { name } }, { signal })).items,
    enabled: name.length >= 2,
    staleTime: 60_000,
  });
