import { pagesOf, queryOf } from '@/lib/requests/query-of';

export const employerAnalyticsQuery = () => queryOf('getEmployerAnalytics');

export const hiringFunnelQuery = () => queryOf('getHiringFunnel');

export const employerJobPagesQuery = () => pagesOf('listManagedJobs', {});
