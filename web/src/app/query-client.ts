import { QueryClient } from '@tanstack/react-query';

/** One cache per visit. Reads are retried by the client in `lib/api`, not here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
