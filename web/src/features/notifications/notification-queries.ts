import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NotificationFilter } from '@shared/model/notification';
import { api } from '@/lib/api/api';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

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

const useThenReload = <V>(change: (variables: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => readAgain(client, notificationReads) });
};

export const useMarkRead = () =>
  useThenReload((notificationId: string) => api('markNotificationRead', { params: { notificationId } }));
export const useMarkAllRead = () => useThenReload(() => api('markAllNotificationsRead'));
export const useDismiss = () =>
  useThenReload((notificationId: string) => api('dismissNotification', { params: { notificationId } }));
