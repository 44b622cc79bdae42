import { QueryClient } from '@tanstack/react-query';

/** One cache per visit. Reads are retried by the client in `lib/api`, not here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    // An offline change fails at once, or is kept (`keptApi`); by default, it would wait in memory until it is lost.
    mutations: { retry: false, networkMode: 'always' },
  },
});
