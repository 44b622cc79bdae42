import { displayDurations } from '@shared/limits';
import type { LiveStatus } from '@/lib/live/live';
import { pagesOf, queryOf } from '@/lib/requests/query-of';

/** Without a live connection the server is asked now and then; the cache does not ask while the page is hidden. */
export const pollingWhile = (status: LiveStatus): number | false =>
  status === 'connected' ? false : displayDurations.messagePolling;

export const conversationList = pagesOf('listConversations', {});

/** The first page, for short lists. */
export const newestConversations = queryOf('listConversations', { query: {} });

export const unreadMessages = queryOf('getUnreadMessages');

/** Pages go back in time. What is newer comes in at the first (`refreshThread`), so pages are not read again. */
export const threadQuery = (conversationId: string) => ({
  ...pagesOf('getConversation', { params: { conversationId } }),
  staleTime: Infinity,
});

export const conversationWithQuery = (userId: string) => queryOf('findConversation', { params: { userId } });
