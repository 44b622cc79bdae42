import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';

const all = ['notifications'] as const;

/** The newest page, for the bell. */
export const newestNotifications = queryOptions({
  queryKey: [...all, 'newest'],
  queryFn: ({ signal }) => api('listNotifications', { query: {} }, { signal }),
});

export const allNotifications = infiniteQueryOptions({
  queryKey: [...all, 'all'],
  queryFn: ({ pageParam, signal }) =>
    api('listNotifications', { query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** What the server pushed may concern any list of the site. Messages look after themselves. */
export const useRefreshAll = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'conversations' });
};

const useThenReload = <V>(change: (variables: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: all }) });
};

export const useMarkRead = () =>
  useThenReload((notificationId: string) => api('markNotificationRead', { params: { notificationId } }));
export const useMarkAllRead = () => useThenReload(() => api('markAllNotificationsRead'));
export const useDismiss = () =>
  useThenReload((notificationId: string) => api('dismissNotification', { params: { notificationId } }));
