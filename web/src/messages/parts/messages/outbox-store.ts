import { createStore, get, update, type UseStore } from 'idb-keyval';
import type { Attachment, Message } from '@shared/messages/model/conversation';
import type * as z from 'zod';
import { outboxDatabase } from '@/lib/live/outbox-database';

/** A message not yet on the server. The client-generated ID makes a repeated send idempotent. */
export type Outgoing = Pick<Message, 'id' | 'conversationId' | 'content'> & {
  attachments: (z.infer<typeof Attachment> & { uploadId: string })[];
  writtenAt: string;
  problem: string | null;
};

export type OutboxStore = {
  read: () => Promise<Outgoing[]>;
  /** Updates the list atomically across tabs and returns the result. */
  change: (next: (list: Outgoing[]) => Outgoing[]) => Promise<Outgoing[]>;
};

/** Stored in IndexedDB per user; in memory if storage is unavailable. */
export const createOutboxStore = (userId: string): OutboxStore => {
  let memory: Outgoing[] = [];
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore(outboxDatabase, 'messages'));

  return {
    read: async () => {
      try {
        return (await get<Outgoing[]>(userId, opened())) ?? [];
      } catch {
        return memory;
      }
    },
    change: async (next) => {
      let changed: Outgoing[] = [];
      try {
        await update<Outgoing[]>(userId, (list) => (changed = next(list ?? [])), opened());
      } catch {
        changed = next(memory);
      }
      memory = changed;
      return changed;
    },
  };
};
