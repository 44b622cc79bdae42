import { MutationCache, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/base/toast';
import { say } from '@/lib/i18n/notices';

type AnyMutation = Mutation<unknown, unknown>;

/** Changes of parts that are gone, with the callbacks that would have said how they ended. */
const unobserved = new WeakSet<AnyMutation>();

const mutationCache = new MutationCache({
  onError: (error, _variables, _before, mutation) => {
    const isSaid = mutation.options.onError !== undefined || !unobserved.has(mutation);
    if (!isSaid) toast.error(say('actionFailed', { reason: error.message }));
  },
});

mutationCache.subscribe(({ type, mutation }) => {
  if (type === 'observerAdded') unobserved.delete(mutation);
  if (type === 'observerRemoved') unobserved.add(mutation);
});

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
  mutationCache,
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    // An offline change fails at once, or is kept (`keptApi`); by default, it would wait in memory until it is lost.
    mutations: { retry: false, networkMode: 'always' },
  },
});
