import { queryOf } from '@/lib/requests/query-of';

const minute = 60_000;

/** Enabled features and announcements: one request for all pages. */
export const siteStateQuery = () => ({
  ...queryOf('getSiteState'),
  staleTime: 5 * minute,
  refetchInterval: 5 * minute,
});
