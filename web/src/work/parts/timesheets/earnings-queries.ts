import { queryOf } from '@/lib/requests/query-of';

/** By currency, largest first. */
export const earningsQuery = () => queryOf('getEarnings');

/** Newest first. */
export const payDaysQuery = () => queryOf('listPayDays');

export const employerEarningsQuery = () => queryOf('getEmployerEarnings');
