import { queryOf } from '@/lib/requests/query-of';

/** What the reader earned, by currency, the one with most first. */
export const earningsQuery = () => queryOf('getEarnings');
