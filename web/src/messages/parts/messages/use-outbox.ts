import { useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api';
import { useLiveUpdates } from '@/lib/live/live';
import { useSession } from '@/lib/auth/session';
import { putMessage } from './conversation-cache';
import { createOutbox, type Outbox, type OutboxState } from './outbox';
import { createOutboxStore } from './outbox-store';

type Owned = { userId: string; outbox: Outbox };

let current: Owned | null = null;
const listeners = new Set<() => void>();

const nothing: OutboxState = { list: [], stalled: false };

const alone =
  (name: string) =>
  (work: () => Promise<void>): Promise<void> => {
    // Web Locks exist only in secure contexts.
    const locks = navigator.locks as LockManager | null | undefined;
    return locks ? locks.request(name, work) : work();
  };

const open = (userId: string, onSent: Parameters<typeof createOutbox>[0]['onSent']): (() => void) => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`wardline.outbox.${userId}`) : null;
  const outbox = createOutbox({
    store: createOutboxStore(userId),
    deliver: ({ id, conversationId, content, attachments }) =>
      api('sendMessage', {
        params: { conversationId },
        body: { id, content, attachments: attachments.map(({ uploadId, fileName }) => ({ uploadId, fileName })) },
      }),
    onSent,
    alone: alone(`wardline.outbox.${userId}`),
    announce: () => channel?.postMessage('changed'),
  });
  const stopTelling = outbox.subscribe(() => {
    for (const listener of listeners) listener();
  });
  const flush = () => void outbox.flush();
  channel?.addEventListener('message', () => void outbox.load());
  window.addEventListener('online', flush);
  current = { userId, outbox };
  void outbox.load().then(() => (outbox.get().list.length > 0 ? outbox.flush() : undefined));
  return () => {
    stopTelling();
    window.removeEventListener('online', flush);
    channel?.close();
    outbox.close();
    if (current?.outbox === outbox) current = null;
  };
};

export const useOutboxDelivery = (): void => {
  const client = useQueryClient();
  const { me } = useSession();
  const userId = me?.userId;
  useEffect(() => {
    if (!userId) return undefined;
    return open(userId, (message) => putMessage(client, message));
  }, [userId, client]);
  useLiveUpdates(({ type }) => {
    if (type === 'reconnected') void current?.outbox.flush();
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOutbox = (): OutboxState =>
  useSyncExternalStore(
    subscribe,
    () => current?.outbox.get() ?? nothing,
    () => nothing,
  );

export const currentOutbox = (): Outbox | null => current?.outbox ?? null;
