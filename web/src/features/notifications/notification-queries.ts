import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NotificationFilter } from '@shared/model/notification';
import { api } from '@/lib/api';

const all = ['notifications'] as const;

/** The newest page, for the bell. */
export const newestNotifications = queryOptions({
  queryKey: [...all, 'newest'],
  queryFn: ({ signal }) => api('listNotifications', { query: {} }, { signal }),
});

export const notificationPages = (show: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...all, 'pages', show],
    queryFn: ({ pageParam, signal }) =>
      api('listNotifications', { query: { show, ...(pageParam !== undefined && { cursor: pageParam }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** What the server pushed may concern any list of the site. Messages look after themselves. */
export const useRefreshAll = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'conversations' });
};

/** Marking all as read on another page tells of each of them: they are read again once. */
const gatherMs = 300;
export const useRefreshSoon = () => {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void client.invalidateQueries({ queryKey: all }), gatherMs);
  };
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
