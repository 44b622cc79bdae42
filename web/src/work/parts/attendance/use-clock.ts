import { useEffect, useSyncExternalStore } from 'react';
import { api, type ApiResult } from '@/lib/api/api';
import { deviceId } from '@/lib/auth/device-id';
import { createClockKeyStore } from '@/lib/offline/clock-key-store';
import { createClockStore, keepClockOwner } from '@/lib/offline/clock-store';
import { createClockSigner } from './clock-signer';
import { createClockQueue, emptyClock, type ClockQueue, type ClockState } from './clock-queue';
import { noteServerTime, phoneClock } from './phone-clock';

type Opened = { userId: string; queue: ClockQueue; users: number; close: () => void };
type Sent = (answer: ApiResult<'sendEntries'>) => void;

let current: Opened | null = null;
const listeners = new Set<() => void>();
const sentListeners = new Set<Sent>();

const alone =
  (userId: string) =>
  <T>(what: string, work: () => Promise<T>): Promise<T> => {
    // Web Locks exist only in secure contexts.
    const locks = navigator.locks as LockManager | null | undefined;
    return locks ? locks.request(`wardline.clock.${what}.${userId}`, work) : work();
  };

const start = (userId: string): Opened => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`wardline.clock.${userId}`) : null;
  const queue = createClockQueue({
    store: createClockStore(userId),
    device: deviceId(),
    phone: phoneClock,
    signer: createClockSigner({ store: createClockKeyStore(userId), device: deviceId() }),
    newId: () => crypto.randomUUID(),
    // The request outlives the page, which a phone in a pocket may close.
    send: (batch) => api('sendEntries', { body: batch }, { keepalive: true }),
    onSent: (answer) => {
      noteServerTime(answer.serverTime);
      for (const listener of sentListeners) listener(answer);
    },
    alone: alone(userId),
    announce: () => channel?.postMessage('changed'),
  });
  const stop = queue.subscribe(() => {
    for (const listener of listeners) listener();
  });
  const flush = () => void queue.flush();
  // An entry can be undone only while it is visible; after that, the unit has to know.
  const flushHidden = () => document.hidden && void queue.flush({ all: true });
  channel?.addEventListener('message', () => void queue.load());
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushHidden);
  keepClockOwner(userId).catch(() => undefined);
  void queue.load().then(() => queue.flush());
  const close = () => {
    stop();
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flushHidden);
    channel?.close();
    queue.close();
  };
  return { userId, queue, users: 0, close };
};

const leave = (opened: Opened) => {
  opened.users -= 1;
  if (opened.users > 0) return;
  opened.close();
  if (current === opened) current = null;
};

/** Opens the person's entries, and sends them when there is a connection. Returns a function that ends it. */
export const openClock = (userId: string): (() => void) => {
  if (current?.userId !== userId) {
    current?.close();
    current = start(userId);
  }
  const opened = current;
  opened.users += 1;
  return () => leave(opened);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useClock = (): ClockState =>
  useSyncExternalStore(
    subscribe,
    () => current?.queue.get() ?? emptyClock,
    () => emptyClock,
  );

export const currentClock = (): ClockQueue | null => current?.queue ?? null;

/** Calls `listener` after entries arrived at the server. */
export const useSentEntries = (listener: Sent): void => {
  useEffect(() => {
    sentListeners.add(listener);
    return () => void sentListeners.delete(listener);
  }, [listener]);
};
