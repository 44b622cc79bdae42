import { notifyManager, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { displayDurations } from '@shared/limits';
import {
  messagesOf,
  putConversation,
  putPresence,
  refreshLists,
  refreshThread,
} from '@/messages/parts/messages/conversation-cache';
import { threadQuery } from '@/messages/parts/messages/conversation-queries';
import { api } from '@/lib/api/api';
import { useLiveUpdates, useLiveStatus, useTopic } from '@/lib/live/live';
import { useVisible } from '../use-visible';
import { readAgain } from '@/lib/requests/query-of';

/** Keeps an open thread current by live updates, or by polling without a connection. */
const useFreshThread = (conversationId: string): boolean => {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<string | null>(null);
  const status = useLiveStatus();
  const visible = useVisible();
  const refresh = () =>
    void refreshThread(client, conversationId)
      .catch(() => undefined)
      // Runs after the queries have announced their data.
      .finally(() => notifyManager.schedule(() => setFresh(conversationId)));
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useLiveUpdates((update) => {
    if (update.type === 'presence') putPresence(client, update.userId, update.online);
    const isAboutThis =
      'conversationId' in update && update.conversationId === conversationId && update.type !== 'typing';
    // Only a call without an application was proposed in a conversation.
    const isCall = update.type === 'interview.changed' && update.applicationId === null;
    if (isAboutThis || isCall || update.type === 'reconnected') refresh();
  });
  useEffect(() => {
    latest.current();
  }, [conversationId, status]);
  useEffect(() => {
    if (status === 'connected' || !visible) return undefined;
    const timer = setInterval(() => latest.current(), displayDurations.messagePolling);
    return () => clearInterval(timer);
  }, [status, visible]);
  return fresh === conversationId;
};

export const useThread = (conversationId: string) => {
  const query = useInfiniteQuery(threadQuery(conversationId));
  const isFresh = useFreshThread(conversationId);
  const conversation = query.data?.pages[0]?.conversation;
  const personId = conversation?.with.user_id;
  useTopic(personId ? `person:${personId}` : null);
  return { query, conversation, messages: messagesOf(query.data), isFresh };
};

/** Marks the other side's newest message as read once it is visible. */
export const useMarkRead = (conversationId: string, newestReceived: string | null, seen: boolean): void => {
  const client = useQueryClient();
  const visible = useVisible();
  const told = useRef<string | null>(null);
  const { mutate } = useMutation({
    mutationFn: (messageId: string) => api('markConversationRead', { params: { conversationId }, body: { messageId } }),
    onSuccess: (conversation) => {
      putConversation(client, conversation);
      void readAgain(client, ['getUnreadMessages']);
    },
    onError: () => {
      told.current = null;
    },
  });
  useEffect(() => {
    if (!newestReceived || !visible || !seen || told.current === newestReceived) return;
    told.current = newestReceived;
    mutate(newestReceived);
  }, [newestReceived, visible, seen, mutate]);
};

export const useBlock = (conversationId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocked: boolean) =>
      api(blocked ? 'blockConversation' : 'unblockConversation', { params: { conversationId } }),
    onSuccess: (conversation) => {
      putConversation(client, conversation);
      refreshLists(client);
    },
  });
};
