import { displayDurations } from '@shared/limits';
import type { LiveStatus } from '@/lib/live/live';
import { pagesOf, queryOf } from '@/lib/requests/query-of';

/** Polls only without a live connection. React Query pauses polling in hidden tabs. */
export const pollingWhile = (status: LiveStatus): number | false =>
  status === 'connected' ? false : displayDurations.messagePolling;

export const conversationList = pagesOf('listConversations', {});

/** Conversations with a job's applicants. */
export const conversationsAboutJob = (jobId: string) => pagesOf('listConversations', { query: { jobId } });

/** All lists of conversations, and those by job. */
export const conversationLists = {
  predicate: ({ queryKey: [name, kind] }: { queryKey: readonly unknown[] }): boolean =>
    name === 'listConversations' && kind === 'pages',
};

export const newestConversations = queryOf('listConversations', { query: {} });

export const unreadMessages = queryOf('getUnreadMessages');

/**
 * Pages go back in time. New messages are merged into the first page (`refreshThread`), so pages are never refetched.
 */
export const threadQuery = (conversationId: string) => ({
  ...pagesOf('getConversation', { params: { conversationId } }),
  staleTime: Infinity,
});

/** `jobId`: the job of a professional's question. */
export const conversationWithQuery = (userId: string, jobId: string | null = null) =>
  queryOf('findConversation', { params: { userId }, query: jobId === null ? {} : { jobId } });
