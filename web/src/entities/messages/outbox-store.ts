import { createStore, get, update, type UseStore } from 'idb-keyval';
import type { Attachment, Message } from '@shared/model/conversation';
import type * as z from 'zod';
import { outboxDatabase } from '@/lib/live/outbox-database';

/** A message that is not on the server yet. Its id is final: sent twice it is still one. */
export type Outgoing = Pick<Message, 'id' | 'conversationId' | 'content'> & {
  attachments: (z.infer<typeof Attachment> & { uploadId: string })[];
  writtenAt: string;
  /** Why the server does not take it; null while it waits. */
  problem: string | null;
};

export type OutboxStore = {
  read: () => Promise<Outgoing[]>;
  /** Changes the list in one step, whatever other tabs do. Answers the list as it is then. */
  change: (next: (list: Outgoing[]) => Outgoing[]) => Promise<Outgoing[]>;
};

/** Kept in this browser for one person. Where the browser keeps nothing, for as long as the page is open. */
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
