import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const connectionQuery = () =>
  queryOptions({
    queryKey: ['calendar-connection'],
    queryFn: ({ signal }) => api('getCalendarConnection', undefined, { signal }),
  });
