import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';

/** Figures of the whole organisation, for those who lead it. */
export const employerAnalyticsQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'analytics'],
    queryFn: ({ signal }) => api('getEmployerAnalytics', undefined, { signal }),
  });

/** How far applications come, for those who lead the organisation. */
export const hiringFunnelQuery = () =>
  queryOptions({
    queryKey: ['applications', 'funnel'],
    queryFn: ({ signal }) => api('getHiringFunnel', undefined, { signal }),
  });

/** Every posting that the reader may see, newest first. */
export const employerJobPagesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'employer-pages'],
    queryFn: ({ pageParam, signal }) => api('listManagedJobs', { query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
