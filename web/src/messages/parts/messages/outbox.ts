import type { Message } from '@shared/messages/model/conversation';
import { ApiError, isRefusal } from '@/lib/api/api-error';
import type { Outgoing, OutboxStore } from './outbox-store';

export type OutboxState = {
  list: readonly Outgoing[];
  /** The last attempt failed; pending messages wait for the connection. */
  stalled: boolean;
};

type Ports = {
  store: OutboxStore;
  deliver: (outgoing: Outgoing) => Promise<Message>;
  onSent: (message: Message) => void;
  /** Runs `work` in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  announce: () => void;
};

export type Outbox = {
  get: () => OutboxState;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
  add: (outgoing: Omit<Outgoing, 'problem' | 'writtenAt'>) => void;
  flush: () => Promise<void>;
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  close: () => void;
};

const pausesMs = [2000, 5000, 10_000, 30_000];

export const createOutbox = ({ store, deliver, onSent, alone, announce }: Ports): Outbox => {
  let state: OutboxState = { list: [], stalled: false };
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = async (next: (list: Outgoing[]) => Outgoing[]) => {
    show({ list: await store.change(next) });
    announce();
  };
  const withProblem = (id: string, problem: string | null) => (list: Outgoing[]) =>
    list.map((outgoing) => (outgoing.id === id ? { ...outgoing, problem } : outgoing));
  const without = (id: string) => (list: Outgoing[]) => list.filter((outgoing) => outgoing.id !== id);

  const later = (error: unknown) => {
    const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    const pause = asked === undefined ? pausesMs[Math.min(attempts, pausesMs.length - 1)]! : asked * 1000;
    attempts += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
    show({ stalled: true });
  };

  const send = async (outgoing: Outgoing): Promise<boolean> => {
    try {
      // Add the sent message before removing the pending one, so it doesn't flicker.
      onSent(await deliver(outgoing));
    } catch (error) {
      if (!isRefusal(error)) {
        later(error);
        return false;
      }
      await change(withProblem(outgoing.id, error.message));
      return true;
    }
    attempts = 0;
    show({ stalled: false });
    await change(without(outgoing.id));
    return true;
  };

  const sendAll = async (): Promise<void> => {
    for (;;) {
      // Another tab may have sent some: read again.
      const next = (await store.read()).find(({ problem }) => problem === null);
      if (!next || !(await send(next))) return;
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (!navigator.onLine) {
      show({ stalled: true });
      return;
    }
    await alone(sendAll);
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: async () => show({ list: await store.read() }),
    add: (given) => {
      const outgoing: Outgoing = { ...given, writtenAt: new Date().toISOString(), problem: null };
      // Show it immediately; storing may take a moment.
      show({ list: [...state.list, outgoing], stalled: state.stalled || !navigator.onLine });
      void change((list) => [...list, outgoing]).then(flush);
    },
    flush,
    retry: async (id) => {
      await change(withProblem(id, null));
      await flush();
    },
    discard: (id) => change(without(id)),
    close: () => clearTimeout(timer),
  };
};
