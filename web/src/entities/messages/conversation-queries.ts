import { displayDurations } from '@shared/limits';
import type { LiveStatus } from '@/lib/live/live';
import { pagesOf, queryOf } from '@/lib/requests/query-of';

/** Polls only without a live connection. React Query pauses polling in hidden tabs. */
export const pollingWhile = (status: LiveStatus): number | false =>
  status === 'connected' ? false : displayDurations.messagePolling;

export const conversationList = pagesOf('listConversations', {});

export const newestConversations = queryOf('listConversations', { query: {} });

export const unreadMessages = queryOf('getUnreadMessages');

/**
 * Pages go back in time. New messages are merged into the first page (`refreshThread`), so pages are never refetched.
 */
export const threadQuery = (conversationId: string) => ({
  ...pagesOf('getConversation', { params: { conversationId } }),
  staleTime: Infinity,
});

export const conversationWithQuery = (userId: string) => queryOf('findConversation', { params: { userId } });
