import { queryOf } from '@/lib/requests/query-of';

export const dashboardQuery = () => queryOf('getProfessionalDashboard');

export const recommendedJobsQuery = () => queryOf('recommendJobs');
