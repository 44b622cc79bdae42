import { queryOf } from '@/lib/requests/query-of';

/** By currency, largest first. */
export const earningsQuery = () => queryOf('getEarnings');

export const employerEarningsQuery = () => queryOf('getEmployerEarnings');
