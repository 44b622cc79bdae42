import { MutationCache, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query';
import { toast, toastStore } from '@/components/ui/base/toast';
import { say } from '@/lib/i18n/notices';

type AnyMutation = Mutation<unknown, unknown>;

/** Changes of unmounted components, whose callbacks would have reported the outcome. */
const unobserved = new WeakSet<AnyMutation>();
/** The newest toast when a change failed, before its hook ran. */
const shownBefore = new WeakMap<AnyMutation, number>();
const newestToast = (): number => toastStore.get().at(-1)?.id ?? 0;

const mutationCache = new MutationCache({
  onError: (_error, _variables, _before, mutation) => void shownBefore.set(mutation, newestToast()),
});

mutationCache.subscribe((event) => {
  const { type, mutation } = event;
  if (mutation === undefined) return;
  if (type === 'observerAdded') unobserved.delete(mutation);
  if (type === 'observerRemoved') unobserved.add(mutation);
  if (type !== 'updated' || event.action.type !== 'error' || !unobserved.has(mutation)) return;
  // The hook may have reported it.
  if (newestToast() > (shownBefore.get(mutation) ?? 0)) return;
  const { message: reason } = event.action.error as Error;
  toast.error(say('actionFailed', { reason }));
});

const queryCache = new QueryCache();

// A read that started before data was written to the cache would overwrite it with older data, so it restarts.
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
    // An offline change fails at once, or is queued (`queuedApi`); the default would wait in memory until it is lost.
    mutations: { retry: false, networkMode: 'always' },
  },
});
