import { QueryCache, QueryClient } from '@tanstack/react-query';

const queryCache = new QueryCache();

// A read that began before data was put in its place would overwrite it with something older: it begins again.
queryCache.subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual !== true) return;
  const { query } = event;
  if (query.state.fetchStatus !== 'idle') query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
});

/** One cache per visit. Reads are retried by the client in `lib/api`, not here. */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    // An offline change fails at once, or is kept (`keptApi`); by default, it would wait in memory until it is lost.
    mutations: { retry: false, networkMode: 'always' },
  },
});
