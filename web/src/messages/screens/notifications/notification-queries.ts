import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';

import { useEffect, useRef } from 'react';
import type { NotificationFilter } from '@shared/messages/model/notification';
import type { ApiResult } from '@/lib/api/api';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { cached, pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

const notificationReads = ['listNotifications'] as const;

export const newestNotifications = queryOf('listNotifications', { query: {} });

export const notificationPages = (show: NotificationFilter) => pagesOf('listNotifications', { query: { show } });

/** A push may affect any list except messages, which update themselves. */
export const useRefreshAll = () => {
  const client = useQueryClient();
  return () => void readAgain(client, 'everything', { except: ['messages'] });
};

/** Debounce, ms: "mark all as read" on another page sends one event per notification. */
const gatherMs = 300;
export const useRefreshSoon = () => {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void readAgain(client, notificationReads), gatherMs);
  };
};

type Page = ApiResult<'listNotifications'>;
type Pages = InfiniteData<Page, string | null>;
type Edit = (page: Page) => Page;

const read: Edit = ({ items, ...page }) => ({
  ...page,
  items: items.map((it) => ({ ...it, isRead: true })),
  unreadCount: 0,
});

const readOne =
  (id: string): Edit =>
  ({ items, unreadCount, nextCursor }) => ({
    items: items.map((it) => (it.id === id ? { ...it, isRead: true } : it)),
    unreadCount: Math.max(0, unreadCount - (items.some((it) => it.id === id && !it.isRead) ? 1 : 0)),
    nextCursor,
  });

const without =
  (id: string): Edit =>
  (page) => ({ ...readOne(id)(page), items: page.items.filter((it) => it.id !== id) });

/** Shown at once in every list and in the count; the server's state is read afterwards. */
const useOptimistic = <V>(change: (variables: V) => Promise<unknown>, editOf: (variables: V) => Edit) => {
  const client = useQueryClient();
  const lists = cached('listNotifications');
  return useMutation({
    mutationFn: change,
    onMutate: async (variables) => {
      await client.cancelQueries(lists);
      const edit = editOf(variables);
      client.setQueriesData<Page | Pages>(lists, (list) => {
        if (!list) return list;
        return 'pages' in list ? { ...list, pages: list.pages.map(edit) } : edit(list);
      });
    },
    onSettled: () => readAgain(client, notificationReads),
  });
};

export const useMarkRead = () =>
  useOptimistic((notificationId: string) => queuedApi('markNotificationRead', { params: { notificationId } }), readOne);
export const useMarkAllRead = () =>
  useOptimistic(
    () => queuedApi('markAllNotificationsRead'),
    () => read,
  );
export const useDismiss = () =>
  useOptimistic((notificationId: string) => queuedApi('dismissNotification', { params: { notificationId } }), without);
