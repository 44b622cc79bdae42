import { createStore, get, update, type UseStore } from 'idb-keyval';
import { outboxDatabase } from '../../live/outbox-database';
import type { QueuedOperationName } from './queued-operations';

export type PendingChange = {
  /** Also the Idempotency-Key of every attempt. */
  id: string;
  name: QueuedOperationName;
  call: unknown;
  /** The page that sends the change, while that page is open. */
  page: string;
};

export type PendingChangeStore = {
  /** Oldest first. */
  read: () => Promise<PendingChange[]>;
  add: (change: PendingChange) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** Stored in IndexedDB per user and deleted on sign-out; nothing is stored where storage is unavailable. */
export const createPendingChangeStore = (userId: string): PendingChangeStore => {
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore(outboxDatabase, 'messages'));
  const key = `changes/${userId}`;
  const change = (next: (list: PendingChange[]) => PendingChange[]): Promise<void> =>
    update<PendingChange[]>(key, (list) => next(list ?? []), opened()).catch(() => undefined);

  return {
    read: async () => (await get<PendingChange[]>(key, opened()).catch(() => undefined)) ?? [],
    add: (added) => change((list) => [...list, added]),
    remove: (id) => change((list) => list.filter((it) => it.id !== id)),
  };
};
