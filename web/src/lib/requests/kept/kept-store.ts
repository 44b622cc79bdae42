import { createStore, get, update, type UseStore } from 'idb-keyval';
import { outboxDatabase } from '../../live/outbox-database';
import type { KeptName } from './kept-operations';

export type KeptChange = {
  /** Also the Idempotency-Key of every attempt. */
  id: string;
  name: KeptName;
  call: unknown;
  /** The page that sends it, while that page is open. */
  page: string;
};

export type KeptStore = {
  /** Oldest first. */
  read: () => Promise<KeptChange[]>;
  add: (change: KeptChange) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** Stored in IndexedDB per user and deleted on sign-out; nothing is kept where storage is unavailable. */
export const createKeptStore = (userId: string): KeptStore => {
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore(outboxDatabase, 'messages'));
  const key = `changes/${userId}`;
  const change = (next: (list: KeptChange[]) => KeptChange[]): Promise<void> =>
    update<KeptChange[]>(key, (list) => next(list ?? []), opened()).catch(() => undefined);

  return {
    read: async () => (await get<KeptChange[]>(key, opened()).catch(() => undefined)) ?? [],
    add: (added) => change((list) => [...list, added]),
    remove: (id) => change((list) => list.filter((it) => it.id !== id)),
  };
};
