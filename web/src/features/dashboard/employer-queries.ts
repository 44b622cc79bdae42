import { pagesOf, queryOf } from '@/lib/requests/query-of';

export const employerAnalyticsQuery = () => queryOf('getEmployerAnalytics');

export const hiringFunnelQuery = () => queryOf('getHiringFunnel');

/** Every job the user may see, newest first. */
export const employerJobPagesQuery = () => pagesOf('listManagedJobs', {});
