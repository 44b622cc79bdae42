import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Conversation, Message } from '@shared/messages/model/conversation';
import { api, type ApiResult } from '@/lib/api/api';
import { conversationLists, newestConversations, threadQuery } from './conversation-queries';
import { cached, readAgain } from '@/lib/requests/query-of';

export type ThreadPage = ApiResult<'getConversation'>;
export type Thread = InfiniteData<ThreadPage>;
type ListPage = ApiResult<'listConversations'>;
type List = InfiniteData<ListPage, string | null>;

export const inOrder = (a: Message, b: Message): number =>
  a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);

export const messagesOf = (thread: Thread | undefined): Message[] => {
  const byId = new Map(thread?.pages.flatMap(({ items }) => items).map((message) => [message.id, message]));
  return [...byId.values()].sort(inOrder);
};

/** Merges the newest page. Null if messages in between might be missing. */
export const withNewest = (thread: Thread, fresh: ThreadPage): Thread | null => {
  const [first, ...older] = thread.pages;
  if (!first) return null;
  const known = new Set(messagesOf(thread).map(({ id }) => id));
  const meets = fresh.nextCursor === null || known.size === 0 || fresh.items.some(({ id }) => known.has(id));
  if (!meets) return null;
  const freshIds = new Set(fresh.items.map(({ id }) => id));
  const kept = first.items.filter(({ id }) => !freshIds.has(id));
  return {
    ...thread,
    pages: [
      { conversation: fresh.conversation, items: [...fresh.items, ...kept], nextCursor: first.nextCursor },
      ...older,
    ],
  };
};

export const refreshThread = async (client: QueryClient, conversationId: string): Promise<void> => {
  const { queryKey } = threadQuery(conversationId);
  const known = client.getQueryData<Thread>(queryKey);
  if (!known) return;
  const fresh = await api('getConversation', { params: { conversationId }, query: {} });
  const merged = withNewest(client.getQueryData<Thread>(queryKey) ?? known, fresh);
  if (merged) client.setQueryData<Thread>(queryKey, merged);
  else await client.resetQueries({ queryKey });
};

const changeConversations = (client: QueryClient, change: (conversation: Conversation) => Conversation): void => {
  const changePage = <P extends { items: Conversation[] }>(page: P): P => ({ ...page, items: page.items.map(change) });
  client.setQueriesData<List>(
    conversationLists,
    (list) => list && { ...list, pages: list.pages.map((page) => changePage(page)) },
  );
  client.setQueryData<ListPage>(newestConversations.queryKey, (page) => page && changePage(page));
  client.setQueriesData<Thread>(cached('getConversation'), (thread) => {
    const [first, ...older] = thread?.pages ?? [];
    return thread && first && { ...thread, pages: [{ ...first, conversation: change(first.conversation) }, ...older] };
  });
};

export const putConversation = (client: QueryClient, conversation: Conversation): void =>
  changeConversations(client, (known) => (known.conversationId === conversation.conversationId ? conversation : known));

/** Updates online status. Users who hide it (null) stay without an indicator. */
export const putPresence = (client: QueryClient, userId: string, online: boolean): void =>
  changeConversations(client, (known) =>
    known.with.user_id === userId && known.with.is_online !== null
      ? { ...known, with: { ...known.with, is_online: online } }
      : known,
  );

export const putMessage = (client: QueryClient, message: Message): void => {
  client.setQueryData<Thread>(threadQuery(message.conversationId).queryKey, (thread) => {
    const [first, ...older] = thread?.pages ?? [];
    if (!thread || !first) return thread;
    const others = first.items.filter(({ id }) => id !== message.id);
    return { ...thread, pages: [{ ...first, items: [message, ...others] }, ...older] };
  });
  refreshLists(client);
  // The job detail says whether the reader asked their question.
  void readAgain(client, ['getJobDetail']);
};

export const refreshLists = (client: QueryClient): void => {
  void readAgain(client, ['listConversations', 'getUnreadMessages']);
};
