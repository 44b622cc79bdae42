import { isSigned } from '@shared/work/rules/attendance/attendance-record';
import type { Anchor } from '@shared/work/rules/attendance/entry-time';
import type { ClockEntry, ClockOutAnswers, EntryBatch, EntryResult } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { ApiResult } from '@/lib/api/api';
import { ApiError, isRefusal } from '@/lib/api/api-error';
import { nothingWaits, type ClockStore, type Waiting, type WaitingEntry } from '@/lib/offline/clock-store';
import type { ClockSigner } from './clock-signer';
import { chainEnd, entryOf, rechained, type ChainEnd, type EntryDraft } from './entry-drafts';
import type { PhoneClock } from './phone-clock';

export type ClockState = {
  entries: readonly WaitingEntry[];
  /** The last attempt failed: waiting entries are sent once there is a connection. */
  stalled: boolean;
  /** Whether entries are signed. */
  signs: boolean;
};

type Ports = {
  store: ClockStore;
  device: string;
  phone: PhoneClock;
  signer: ClockSigner;
  newId: () => string;
  send: (batch: EntryBatch) => Promise<ApiResult<'sendEntries'>>;
  onSent: (answer: ApiResult<'sendEntries'>) => void;
  /** Runs `work` in one tab at a time. Sending takes long and must not delay storing, which only waits for edits. */
  alone: <T>(what: 'send' | 'edit', work: () => Promise<T>) => Promise<T>;
  announce: () => void;
};

export type ClockQueue = {
  get: () => ClockState;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
  /** Resolves once it is stored on the phone. `known`: the end of the chain on the server. */
  add: (draft: EntryDraft, known: ChainEnd) => Promise<ClockEntry>;
  /** False once it was sent. */
  undo: (entryId: string) => Promise<boolean>;
  /** Adds the answers about breaks to a clock-out. False once it was sent. */
  answer: (entryId: string, answers: ClockOutAnswers) => Promise<boolean>;
  /** With `all`, also sends entries that could still be undone. */
  flush: (how?: { all: boolean }) => Promise<void>;
  dismiss: (entryId: string) => Promise<void>;
  close: () => void;
};

export const emptyClock: ClockState = { entries: nothingWaits.entries, stalled: false, signs: true };

/** Time in which an entry can be undone, while the page stays visible. */
export const undoMs = 60_000;
const pausesMs = [2000, 5000, 10_000, 30_000];

const anchorsOf = (ready: readonly WaitingEntry[]): Anchor[] => [
  ...new Map(ready.flatMap(({ anchor }) => (anchor ? [[anchor.session, anchor] as const] : []))).values(),
];

/** Whether the unit has to know it right away. */
const isUrgent = ({ kind }: Pick<ClockEntry, 'kind'>): boolean => kind === 'late';

export const createClockQueue = (ports: Ports): ClockQueue => {
  const { store, device, phone, signer, newId, send, onSent, alone, announce } = ports;
  const { sign } = signer;
  let state = emptyClock;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  /** Entries no longer held back for undo. */
  const released = new Set<string>();

  const show = (next: Partial<ClockState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = async (next: (waiting: Waiting) => Waiting): Promise<void> => {
    show({ entries: (await store.change(next)).entries });
    announce();
  };
  const withEntries = (entries: readonly WaitingEntry[]) => change((waiting) => ({ ...waiting, entries }));

  /** Whether this page made it in the last minute. */
  const isFresh = (entry: ClockEntry): boolean => {
    const { session, mono } = phone.read();
    return entry.session === session && mono - entry.mono < undoMs;
  };

  const heldMs = ({ entry }: WaitingEntry): number => {
    if (released.has(entry.entryId)) return 0;
    const { session, mono } = phone.read();
    return entry.session === session ? Math.max(0, undoMs - (mono - entry.mono)) : 0;
  };

  const flushIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const flushWhenDue = () => {
    const held = state.entries.filter(({ problem }) => problem === null).map(heldMs);
    if (held.length > 0) flushIn(Math.min(...held));
  };

  const later = (error: unknown) => {
    const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    flushIn(asked === undefined ? pausesMs[Math.min(attempts, pausesMs.length - 1)]! : asked * 1000);
    attempts += 1;
    show({ stalled: true });
  };

  /** A code typed offline can't be typed again: the time counts, and the supervisor confirms it. */
  const withoutCode = async (waiting: WaitingEntry): Promise<void> => {
    const { entry } = waiting;
    await alone('edit', async () => {
      const { entries } = await store.read();
      await withEntries(
        await rechained(entries, { from: entry, replacement: { ...entry, method: 'none', code: null }, sign }),
      );
    });
  };

  const settle = async (waiting: WaitingEntry, { outcome, signing }: EntryResult): Promise<void> => {
    const { entry } = waiting;
    // Entries from an older version of this page have no such field.
    if (entry.signature && signing && !isSigned(signing)) await signer.forget(entry.signature.key);
    if (outcome === 'recorded' || outcome === 'known') {
      const { seq, hash, shiftId } = entry;
      return change(({ entries, sent }) => ({
        entries: entries.filter((it) => it.entry.entryId !== entry.entryId),
        sent: { ...sent, [shiftId]: (sent[shiftId]?.seq ?? 0) > seq ? sent[shiftId]! : { seq, hash } },
      }));
    }
    if (outcome === 'wrong_code' && !isFresh(entry)) return withoutCode(waiting);
    return change(({ entries, sent }) => ({
      entries: entries.map((it) => (it.entry.entryId === entry.entryId ? { ...it, problem: outcome } : it)),
      sent,
    }));
  };

  const markRefused = (ready: readonly WaitingEntry[]) => {
    const ids = ready.map(({ entry }) => entry.entryId);
    return change(({ entries, sent }) => ({
      entries: entries.map((it) => (ids.includes(it.entry.entryId) ? { ...it, problem: 'refused' as const } : it)),
      sent,
    }));
  };

  const sendSome = async (ready: readonly WaitingEntry[]): Promise<boolean> => {
    try {
      const answer = await send({
        entries: ready.map(({ entry }) => entry),
        sync: phone.read(),
        anchors: anchorsOf(ready),
      });
      for (const result of answer.results) {
        const waiting = ready.find(({ entry }) => entry.entryId === result.entryId);
        if (waiting) await settle(waiting, result);
      }
      onSent(answer);
    } catch (error) {
      if (!isRefusal(error)) {
        later(error);
        return false;
      }
      await markRefused(ready);
    }
    attempts = 0;
    return true;
  };

  /** False if there was no answer. */
  const sendAll = async (): Promise<boolean> => {
    for (;;) {
      // Another tab may have sent some: read again.
      const { entries } = await store.read();
      const ready = entries.filter((it) => it.problem === null && heldMs(it) === 0).slice(0, shiftLimits.entriesAtOnce);
      if (ready.length === 0) return true;
      if (!(await sendSome(ready))) return false;
    }
  };

  /** Includes entries being added right now. */
  const release = () =>
    alone('edit', async () => {
      for (const { entry } of state.entries) released.add(entry.entryId);
    });

  const flush: ClockQueue['flush'] = async ({ all } = { all: false }) => {
    clearTimeout(timer);
    if (all) await release();
    if (!navigator.onLine) {
      show({ stalled: true });
      return;
    }
    if (!(await alone('send', sendAll))) return;
    show({ stalled: false });
    flushWhenDue();
  };

  /** Edits an entry that hasn't been sent, and isn't being sent. */
  const edit = (entryId: string, changed: (entry: ClockEntry) => ClockEntry | null): Promise<boolean> =>
    alone('send', () =>
      alone('edit', async () => {
        const { entries } = await store.read();
        const waiting = entries.find(({ entry, problem }) => entry.entryId === entryId && problem === null);
        if (!waiting) return false;
        await withEntries(await rechained(entries, { from: waiting.entry, replacement: changed(waiting.entry), sign }));
        return true;
      }),
    );

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: async () => show({ entries: (await store.read()).entries, signs: await signer.canSign() }),
    add: async (draft, known) => {
      // Read first, because the next steps take time.
      const [reading, anchor] = [phone.read(), phone.anchor()];
      const entry = await alone('edit', async () => {
        const end = chainEnd(await store.read(), draft.shiftId, known);
        const made = await entryOf(draft, { entryId: newId(), device, reading, end, sign });
        if (made.signature === null) show({ signs: false });
        await change(({ entries, sent }) => ({ entries: [...entries, { entry: made, anchor, problem: null }], sent }));
        return made;
      });
      if (!navigator.onLine) show({ stalled: true });
      if (isUrgent(entry)) void flush({ all: true });
      else flushWhenDue();
      return entry;
    },
    undo: (entryId) => edit(entryId, () => null),
    answer: (entryId, answers) => edit(entryId, (entry) => ({ ...entry, answers })),
    flush,
    dismiss: (entryId) =>
      change(({ entries, sent }) => ({ entries: entries.filter(({ entry }) => entry.entryId !== entryId), sent })),
    close: () => clearTimeout(timer),
  };
};
