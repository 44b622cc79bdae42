import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api, type Arguments } from '../../api/api';
import { useSession } from '../../auth/session';
import { readAgain } from '../query-of';
import { setPendingChanges } from './optimistic-queue';
import { createPendingChanges } from './pending-changes';
import { queuedOperations, type QueuedOperationName } from './queued-operations';
import { createPendingChangeStore, type PendingChange } from './pending-change-store';

const page = crypto.randomUUID();
const lockOf = (id: string): string => `wardline.page.${id}`;
// Web Locks exist only in secure contexts.
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

let waiting = 0;
const listeners = new Set<() => void>();

const attempt = ({ name, call, id }: PendingChange): Promise<unknown> =>
  api(name, ...([call, { idempotencyKey: id }] as unknown as Arguments<QueuedOperationName>));

let isHeld = false;
/** Held until the page is closed: tells other pages that this one sends its own changes. */
const holdPage = (): void => {
  if (isHeld) return;
  isHeld = true;
  void locks()?.request(lockOf(page), () => new Promise<never>(() => undefined));
};

const isOpen = async (id: string): Promise<boolean> => {
  const state = await locks()?.query();
  return state?.held?.some(({ name }) => name === lockOf(id)) ?? false;
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

type OnRefused = (problem: Error) => void;

const start = (userId: string, client: QueryClient, onRefused: OnRefused): (() => void) => {
  holdPage();
  const started = createPendingChanges({
    page,
    store: createPendingChangeStore(userId),
    newId: () => crypto.randomUUID(),
    send: attempt,
    isOpen,
    pause,
    onResumed: ({ name }, problem) => {
      if (problem) onRefused(problem);
      void readAgain(client, queuedOperations[name]);
    },
    onWaiting: (count) => {
      waiting = count;
      for (const listener of listeners) listener();
    },
  });
  setPendingChanges(started);
  const resume = () => started.resume();
  void (locks()?.request(`wardline.kept.${userId}`, resume) ?? resume());
  return () => setPendingChanges(null);
};

/** Sends changes that this person's earlier pages left. Use once per frame. */
export const usePendingChangeDelivery = (onRefused: OnRefused): void => {
  const client = useQueryClient();
  const { me } = useSession();
  const userId = me?.userId;
  useEffect(() => {
    if (!userId) return undefined;
    return start(userId, client, onRefused);
  }, [userId, client, onRefused]);
};

/** Number of changes that wait for the connection. */
export const usePendingChangeCount = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting,
    () => 0,
  );
