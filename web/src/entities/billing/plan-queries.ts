import { queryOf } from '@/lib/requests/query-of';

/** Plan and use of the account, for everyone in it. */
export const planQuery = () => ({ ...queryOf('getPlan'), staleTime: 60_000 });
