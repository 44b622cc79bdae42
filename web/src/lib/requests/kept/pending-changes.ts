import { isRefusal, type ApiError } from '../../api/api-error';
import type { QueuedOperationName } from './queued-operations';
import type { PendingChange, PendingChangeStore } from './pending-change-store';

type Ports = {
  page: string;
  store: PendingChangeStore;
  newId: () => string;
  /** One attempt. */
  send: (change: PendingChange) => Promise<unknown>;
  isOpen: (page: string) => Promise<boolean>;
  /** Ends early when the connection returns. */
  pause: (ms: number) => Promise<void>;
  /** Called when an earlier page's change is saved, or refused with `problem`. */
  onResumed: (change: PendingChange, problem: Error | null) => void;
  onWaiting: (count: number) => void;
};

export type PendingChanges = {
  /** Resolves or rejects with the server's answer; stays pending while offline. */
  send: (name: QueuedOperationName, call: unknown) => Promise<unknown>;
  /** Sends changes of closed pages. */
  resume: () => Promise<void>;
};

const pausesMs = [2000, 5000, 10_000, 30_000];
const pauseAfter = (attempt: number, error: unknown): number => {
  const asked = (error as Partial<ApiError>).retryAfterSeconds;
  return asked === undefined ? pausesMs[Math.min(attempt, pausesMs.length - 1)]! : asked * 1000;
};

/** The page reverts the change, so it must not be made after the next sign-in either. */
const endsSession = (error: unknown): boolean => (error as Partial<ApiError>).status === 401;

export const createPendingChanges = ({
  page,
  store,
  newId,
  send,
  isOpen,
  pause,
  onResumed,
  onWaiting,
}: Ports): PendingChanges => {
  const waiting = new Set<string>();
  const mark = (id: string, waits: boolean) => {
    if (waits === waiting.has(id)) return;
    if (waits) waiting.add(id);
    else waiting.delete(id);
    onWaiting(waiting.size);
  };

  const deliver = async (change: PendingChange): Promise<unknown> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await send(change);
        await store.remove(change.id);
        return answer;
      } catch (error) {
        if (isRefusal(error) || endsSession(error)) {
          await store.remove(change.id);
          throw error;
        }
        mark(change.id, true);
        await pause(pauseAfter(attempt, error));
      }
    }
  };

  const settle = (change: PendingChange): Promise<unknown> => deliver(change).finally(() => mark(change.id, false));

  return {
    send: async (name, call) => {
      const change = { id: newId(), name, call, page };
      await store.add(change);
      return settle(change);
    },
    resume: async () => {
      for (const change of await store.read()) {
        if (change.page === page || (await isOpen(change.page))) continue;
        await settle(change).then(
          () => onResumed(change, null),
          (error: unknown) => onResumed(change, error as Error),
        );
      }
    },
  };
};
