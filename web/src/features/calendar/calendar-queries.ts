import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** The own calendar, both days included. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['calendar', from, to],
    queryFn: ({ signal }) => api('readCalendar', { query: { from, to } }, { signal }),
  });
