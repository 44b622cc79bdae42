import { pagesOf, queryOf } from '@/lib/requests/query-of';

/** Figures of the whole organisation, for those who lead it. */
export const employerAnalyticsQuery = () => queryOf('getEmployerAnalytics');

/** How far applications come, for those who lead the organisation. */
export const hiringFunnelQuery = () => queryOf('getHiringFunnel');

/** Every posting that the reader may see, newest first. */
export const employerJobPagesQuery = () => pagesOf('listManagedJobs', {});
