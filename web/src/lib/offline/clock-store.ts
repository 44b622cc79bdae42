import { clear, createStore, get, set, update, type UseStore } from 'idb-keyval';
import type { Anchor } from '@shared/work/rules/attendance/entry-time';
import type { ClockEntry, ShiftDay } from '@shared/work/model/attendance';
import type { EntryOutcome } from '@shared/work/model/attendance-vocabulary';
import { storageKeys } from '@shared/storage-keys';

/** Why the server doesn't keep an entry. */
export type EntryProblem = Exclude<EntryOutcome, 'recorded' | 'known'> | 'refused';

/** Not on the server yet. With a problem, it stays until the person has read that. */
export type WaitingEntry = { entry: ClockEntry; anchor: Anchor | null; problem: EntryProblem | null };
export type Waiting = {
  entries: readonly WaitingEntry[];
  /** The newest that the server has, by shift: the next one is chained to it. */
  sent: Readonly<Record<string, { seq: number; hash: string }>>;
};

export const nothingWaits: Waiting = { entries: [], sent: {} };

export type ClockStore = {
  read: () => Promise<Waiting>;
  /** Updates atomically across tabs, and returns the result. */
  change: (next: (waiting: Waiting) => Waiting) => Promise<Waiting>;
};

let store: UseStore | null = null;
const opened = (): UseStore => (store ??= createStore(storageKeys.attendance, 'clock'));

const owner = 'owner';
const waitingOf = (userId: string): string => `waiting/${userId}`;
const daysOf = (userId: string): string => `days/${userId}`;

/** Stored in IndexedDB per person; in memory if storage is unavailable. */
export const createClockStore = (userId: string): ClockStore => {
  let memory = nothingWaits;
  return {
    read: async () => {
      try {
        return (await get<Waiting>(waitingOf(userId), opened())) ?? nothingWaits;
      } catch {
        return memory;
      }
    },
    change: async (next) => {
      let changed = nothingWaits;
      try {
        await update<Waiting>(waitingOf(userId), (known) => (changed = next(known ?? nothingWaits)), opened());
      } catch {
        changed = next(memory);
      }
      memory = changed;
      return changed;
    },
  };
};

/** Without a connection, no one else says who uses this phone. */
export const clockOwner = async (): Promise<string | null> => {
  try {
    return (await get<string>(owner, opened())) ?? null;
  } catch {
    return null;
  }
};

/** Copies of another person go; what that person recorded waits for them. */
export const keepClockOwner = async (userId: string): Promise<void> => {
  const before = await clockOwner();
  if (before !== null && before !== userId) await set(daysOf(before), {}, opened());
  if (before !== userId) await set(owner, userId, opened());
};

type Days = Record<string, ShiftDay>;

export const readKeptDays = async (userId: string): Promise<Days> => {
  try {
    return (await get<Days>(daysOf(userId), opened())) ?? {};
  } catch {
    return {};
  }
};

const keptMs = 7 * 24 * 3600 * 1000;
const isRecent = (day: ShiftDay): boolean => Date.now() - Date.parse(day.attendance.endsAt) < keptMs;

export const keepDay = (userId: string, day: ShiftDay): Promise<void> =>
  update<Days>(
    daysOf(userId),
    (days) =>
      Object.fromEntries(
        Object.entries({ ...days, [day.attendance.shiftId]: day }).filter(([, kept]) => isRecent(kept)),
      ),
    opened(),
  );

export const forgetKeptDays = (userId: string): Promise<void> => set(daysOf(userId), {}, opened());

/** Those that the server refused don't wait for it. */
export const countWaiting = ({ entries }: Waiting): number => entries.filter(({ problem }) => problem === null).length;

/** Of the person who uses this phone. */
export const waitingOnPhone = async (): Promise<number> => {
  const userId = await clockOwner();
  return userId === null ? 0 : countWaiting(await createClockStore(userId).read());
};

/** What waits stays, unless the person gave it up: it is their pay. */
export const forgetClock = async ({ evenWaiting }: { evenWaiting: boolean }): Promise<void> => {
  const userId = await clockOwner();
  if (userId === null) return;
  if (evenWaiting || (await waitingOnPhone()) === 0) return clear(opened());
  return forgetKeptDays(userId);
};
