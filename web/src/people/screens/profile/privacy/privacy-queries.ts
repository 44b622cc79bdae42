import { type ApiResult } from '@/lib/api/api';
import { pagesOf, queryOf } from '@/lib/requests/query-of';

export const blockedQuery = () => ({
  ...queryOf('listBlockedOrganizations'),
  select: ({ items }: ApiResult<'listBlockedOrganizations'>) => items,
});

export const employersQuery = (name: string) => ({
  ...queryOf('findOrganizations', { query: { name } }),
  enabled: name.length >= 2,
  staleTime: 60_000,
  select: ({ items }: ApiResult<'findOrganizations'>) => items,
});

export const memberPrivacyQuery = () => queryOf('getMemberPrivacy');

export const receiptsQuery = () => pagesOf('listReceipts', { query: {} });

export const viewersQuery = () => pagesOf('listProfileViewers', { query: {} });
