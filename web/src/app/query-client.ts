import { QueryClient } from '@tanstack/react-query';

/** One cache for the whole visit. The client in `lib/api` already tries reads again, so the cache does not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
