import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { displayDurations } from '@shared/limits';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import type { LiveStatus } from '@/lib/live';

const all = ['conversations'] as const;
export const conversationKeys = {
  all,
  list: [...all, 'list'] as const,
  newest: [...all, 'newest'] as const,
  unread: [...all, 'unread'] as const,
  threads: [...all, 'thread'] as const,
  thread: (conversationId: string) => [...all, 'thread', conversationId] as const,
  with: (userId: string) => [...all, 'with', userId] as const,
};

/** Without a live connection the server is asked now and then; the cache does not ask while the page is hidden. */
export const pollingWhile = (status: LiveStatus): number | false =>
  status === 'connected' ? false : displayDurations.messagePolling;

export const conversationList = infiniteQueryOptions({
  queryKey: conversationKeys.list,
  queryFn: ({ pageParam, signal }) => api('listConversations', { query: atCursor(pageParam) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** The first page, for short lists. */
export const newestConversations = queryOptions({
  queryKey: conversationKeys.newest,
  queryFn: ({ signal }) => api('listConversations', { query: {} }, { signal }),
});

export const unreadMessages = queryOptions({
  queryKey: conversationKeys.unread,
  queryFn: ({ signal }) => api('getUnreadMessages', {}, { signal }),
});

/** Pages go back in time. What is newer comes in at the first (`refreshThread`), so pages are not read again. */
export const threadQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.thread(conversationId),
    queryFn: ({ pageParam, signal }) =>
      api('getConversation', { params: { conversationId }, query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: Infinity,
  });

export const conversationWithQuery = (userId: string) =>
  queryOptions({
    queryKey: conversationKeys.with(userId),
    queryFn: ({ signal }) => api('findConversation', { params: { userId } }, { signal }),
  });
