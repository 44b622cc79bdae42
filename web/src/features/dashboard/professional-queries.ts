import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['professional-dashboard'],
    queryFn: ({ signal }) => api('getProfessionalDashboard', undefined, { signal }),
  });

export const recommendedJobsQuery = () =>
  queryOptions({
    queryKey: ['recommended-jobs'],
    queryFn: ({ signal }) => api('recommendJobs', undefined, { signal }),
  });
