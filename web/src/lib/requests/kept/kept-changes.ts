import { isRefusal, type ApiError } from '../../api/api-error';
import type { KeptName } from './kept-operations';
import type { KeptChange, KeptStore } from './kept-store';

type Ports = {
  page: string;
  store: KeptStore;
  newId: () => string;
  /** One attempt. */
  send: (change: KeptChange) => Promise<unknown>;
  isOpen: (page: string) => Promise<boolean>;
  /** Ends early when the connection returns. */
  pause: (ms: number) => Promise<void>;
  /** A change of an earlier page is saved, or refused with `problem`. */
  onResumed: (change: KeptChange, problem: Error | null) => void;
  onWaiting: (count: number) => void;
};

export type KeptChanges = {
  /** Resolves or rejects with the server's answer; stays open while there is no connection. */
  send: (name: KeptName, call: unknown) => Promise<unknown>;
  /** Sends what closed pages left. */
  resume: () => Promise<void>;
};

const pausesMs = [2000, 5000, 10_000, 30_000];
const pauseAfter = (attempt: number, error: unknown): number => {
  const asked = (error as Partial<ApiError>).retryAfterSeconds;
  return asked === undefined ? pausesMs[Math.min(attempt, pausesMs.length - 1)]! : asked * 1000;
};

/** The page takes the change back, so it must not be made after the next sign-in either. */
const endsSession = (error: unknown): boolean => (error as Partial<ApiError>).status === 401;

export const createKeptChanges = ({
  page,
  store,
  newId,
  send,
  isOpen,
  pause,
  onResumed,
  onWaiting,
}: Ports): KeptChanges => {
  const waiting = new Set<string>();
  const mark = (id: string, waits: boolean) => {
    if (waits === waiting.has(id)) return;
    if (waits) waiting.add(id);
    else waiting.delete(id);
    onWaiting(waiting.size);
  };

  const deliver = async (change: KeptChange): Promise<unknown> => {
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

  const settle = (change: KeptChange): Promise<unknown> => deliver(change).finally(() => mark(change.id, false));

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
