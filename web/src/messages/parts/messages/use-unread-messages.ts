import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveStatus, useLiveUpdates } from '@/lib/live/live';
import { isViewing } from '@/lib/auth/view-as';
import { refreshLists } from './conversation-cache';
import { pollingWhile, unreadMessages } from './conversation-queries';
import { useOutboxDelivery } from './use-outbox';

/** Refreshes conversations and sends waiting messages while in use: once, in the page frame. */
export const useUnreadMessages = (): number => {
  const client = useQueryClient();
  const status = useLiveStatus();
  const { data } = useQuery({ ...unreadMessages, refetchInterval: pollingWhile(status), enabled: !isViewing() });
  useLiveUpdates(({ type }) => {
    if (type === 'message.created' || type === 'conversation.read' || type === 'reconnected') refreshLists(client);
  });
  useOutboxDelivery();
  return data?.unread_total ?? 0;
};
