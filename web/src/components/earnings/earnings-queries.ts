import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** What the reader earned, by currency, the one with most first. */
export const earningsQuery = () =>
  queryOptions({
    queryKey: ['earnings'],
    queryFn: ({ signal }) => api('getEarnings', undefined, { signal }),
  });
