import { clear, createStore, get, set, update, type UseStore } from 'idb-keyval';
import type { Anchor } from '@shared/work/rules/attendance/entry-time';
import type { ClockEntry, ShiftDay } from '@shared/work/model/attendance';
import type { EntryOutcome } from '@shared/work/model/attendance-vocabulary';
import { storageKeys } from '@shared/storage-keys';

/** Why the server rejected an entry. */
export type EntryProblem = Exclude<EntryOutcome, 'recorded' | 'known'> | 'refused';

/** An entry not on the server yet. With a problem, it stays until the person has read the problem. */
export type WaitingEntry = { entry: ClockEntry; anchor: Anchor | null; problem: EntryProblem | null };
export type Waiting = {
  entries: readonly WaitingEntry[];
  /** The newest entry on the server, by shift: the next one is chained to it. */
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

/** Offline, nothing else identifies the phone's user. */
export const clockOwner = async (): Promise<string | null> => {
  try {
    return (await get<string>(owner, opened())) ?? null;
  } catch {
    return null;
  }
};

/** Deletes another person's copies; entries that they recorded stay for them. */
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

/** Excludes entries that the server refused. */
export const countWaiting = ({ entries }: Waiting): number => entries.filter(({ problem }) => problem === null).length;

/** Count for the person who uses this phone. */
export const waitingOnPhone = async (): Promise<number> => {
  const userId = await clockOwner();
  return userId === null ? 0 : countWaiting(await createClockStore(userId).read());
};

/** Keeps waiting entries, unless the person gave them up: they are their pay. */
export const forgetClock = async ({ evenWaiting }: { evenWaiting: boolean }): Promise<void> => {
  const userId = await clockOwner();
  if (userId === null) return;
  if (evenWaiting || (await waitingOnPhone()) === 0) return clear(opened());
  return forgetKeptDays(userId);
};
