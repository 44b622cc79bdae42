import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryHash } from '@shared/work/rules/attendance/entry-chain';
import { ClockEntry, type EntryBatch } from '@shared/work/model/attendance';
import type { EntryOutcome, EntrySigning } from '@shared/work/model/attendance-vocabulary';
import type { ApiResult } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import type { ClockStore, Waiting } from '@/lib/offline/clock-store';
import { testId } from '@/lib/testing/ids';
import type { ClockSigner } from './clock-signer';
import { createClockQueue, undoMs } from './clock-queue';

const online = vi.spyOn(navigator, 'onLine', 'get');
const unreachable = new ApiError(0, { code: 'UNREACHABLE', error: 'No answer' });
const shiftId = testId('shf');
const sent = (results: ApiResult<'sendEntries'>['results']): ApiResult<'sendEntries'> => ({
  results,
  attendances: [],
  serverTime: new Date().toISOString(),
});

/** A phone whose storage outlives its pages. */
const phone = () => {
  let kept: Waiting = { entries: [], sent: {} };
  const store: ClockStore = {
    read: async () => structuredClone(kept),
    change: async (next) => (kept = next(structuredClone(kept))),
  };
  const outcomes = new Map<string, EntryOutcome>();
  const signings = new Map<string, EntrySigning>();
  const send = vi.fn<(batch: EntryBatch) => Promise<ApiResult<'sendEntries'>>>(async ({ entries }) =>
    sent(
      entries.map(({ entryId, kind }) => ({
        entryId,
        outcome: outcomes.get(kind) ?? 'recorded',
        at: null,
        trust: null,
        signing: signings.get(kind) ?? 'signed',
      })),
    ),
  );
  const signer = {
    canSign: vi.fn(async () => true),
    sign: vi.fn<ClockSigner['sign']>(async (hash) => ({ key: 'key-1', value: `signed ${hash}` })),
    forget: vi.fn(async () => undefined),
  };
  let sessions = 0;
  const page = () => {
    const session = `session-${(sessions += 1)}`;
    const openedAt = Date.now();
    const last = new Map<string, Promise<unknown>>();
    return createClockQueue({
      store,
      device: 'device-1',
      phone: {
        read: () => ({ session, mono: Date.now() - openedAt, wall: new Date().toISOString() }),
        anchor: () => ({ session, mono: 0, server: new Date(openedAt).toISOString() }),
      },
      signer,
      newId: () => crypto.randomUUID(),
      send,
      onSent: vi.fn(),
      alone: (what, work) => {
        const mine = (last.get(what) ?? Promise.resolve()).then(work);
        last.set(
          what,
          mine.catch(() => undefined),
        );
        return mine;
      },
      announce: vi.fn(),
    });
  };
  return { page, send, outcomes, signings, signer, kept: () => kept };
};

const kinds = (batch: EntryBatch | undefined) => batch?.entries.map(({ kind }) => kind);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-04T00:52:00Z') });
  online.mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

describe('the phone’s clock entries', () => {
  it('are chained and hashed as the server checks them', async () => {
    const { page, kept } = phone();
    const queue = page();
    online.mockReturnValue(false);
    await queue.add({ shiftId, kind: 'in', method: 'location', fence: { result: 'inside', accuracyUpTo: 20 } }, null);
    await queue.add({ shiftId, kind: 'break_start' }, null);
    await queue.add({ shiftId: testId('shf', 2), kind: 'late', lateMinutes: 10 }, { seq: 4, hash: 'a'.repeat(64) });
    const entries = kept().entries.map(({ entry }) => ClockEntry.parse(entry));
    expect(entries.map(({ seq, previousHash }) => [seq, previousHash])).toEqual([
      [1, null],
      [2, entries[0]!.hash],
      [5, 'a'.repeat(64)],
    ]);
    for (const { hash, ...content } of entries) expect(await entryHash(content)).toBe(hash);
  });

  it('can be undone for a minute, and are sent then', async () => {
    const { page, send, kept } = phone();
    const queue = page();
    const { entryId } = await queue.add({ shiftId, kind: 'in' }, null);
    await wait(undoMs - 1000);
    expect(send).not.toHaveBeenCalled();
    expect(await queue.undo(entryId)).toBe(true);
    expect(kept().entries).toEqual([]);
    const again = await queue.add({ shiftId, kind: 'in' }, null);
    expect(again.seq).toBe(1);
    await wait(undoMs);
    expect(kinds(send.mock.calls[0]?.[0])).toEqual(['in']);
    expect([kept().entries, kept().sent]).toEqual([[], { [shiftId]: { seq: 1, hash: again.hash } }]);
    expect(await queue.undo(again.entryId)).toBe(false);
  });

  it('are sent at once when the page leaves the view', async () => {
    const { page, send } = phone();
    const queue = page();
    await queue.add({ shiftId, kind: 'in' }, null);
    await queue.flush({ all: true });
    expect(kinds(send.mock.calls[0]?.[0])).toEqual(['in']);
  });

  it('tell the unit right away that someone is late', async () => {
    const { page, send } = phone();
    await page().add({ shiftId, kind: 'late', lateMinutes: 15 }, null);
    await wait(0);
    expect(send.mock.calls[0]?.[0].entries).toMatchObject([{ kind: 'late', lateMinutes: 15 }]);
  });

  it('survive a reload and a night offline, with the data that proves their time', async () => {
    const { page, send, kept } = phone();
    online.mockReturnValue(false);
    const first = page();
    await first.add({ shiftId, kind: 'in' }, null);
    await wait(12 * 3600 * 1000);
    await first.add({ shiftId, kind: 'out' }, null);
    expect(first.get()).toMatchObject({ stalled: true, entries: [{}, {}] });
    first.close();
    const second = page();
    await second.load();
    expect(second.get().entries).toHaveLength(2);
    online.mockReturnValue(true);
    await second.flush();
    const batch = send.mock.calls[0]![0];
    expect(kinds(batch)).toEqual(['in', 'out']);
    expect(batch.anchors).toEqual([{ session: 'session-1', mono: 0, server: '2026-12-04T00:52:00.000Z' }]);
    expect([batch.sync.session, batch.sync.wall]).toEqual(['session-2', '2026-12-04T12:52:00.000Z']);
    expect(kept().entries).toEqual([]);
  });

  it('are kept while another one is being sent', async () => {
    const { page, send, kept } = phone();
    const queue = page();
    let answer: () => void = () => undefined;
    send.mockImplementationOnce(
      ({ entries }) =>
        new Promise((resolve) => {
          answer = () =>
            resolve(sent(entries.map(({ entryId }) => ({ entryId, outcome: 'recorded', at: null, trust: null }))));
        }),
    );
    await queue.add({ shiftId, kind: 'in' }, null);
    const flushing = queue.flush({ all: true });
    await wait(0);
    await queue.add({ shiftId, kind: 'break_start' }, null);
    expect(kept().entries.map(({ entry }) => entry.kind)).toEqual(['in', 'break_start']);
    answer();
    await flushing;
    await wait(undoMs);
    expect(kinds(send.mock.calls[1]?.[0])).toEqual(['break_start']);
  });

  it('are resent until they succeed', async () => {
    const { page, send, kept } = phone();
    send.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable);
    const queue = page();
    await queue.add({ shiftId, kind: 'in' }, null);
    await queue.flush({ all: true });
    expect(queue.get().stalled).toBe(true);
    await wait(undoMs);
    expect(send).toHaveBeenCalledTimes(3);
    expect([kept().entries, queue.get().stalled]).toEqual([[], false]);
  });

  it('include answers about breaks until they are sent', async () => {
    const { page, send } = phone();
    const queue = page();
    const { entryId } = await queue.add({ shiftId, kind: 'out' }, null);
    const answers = { breaks: ['yes' as const], charge: false, handover: true };
    expect(await queue.answer(entryId, answers)).toBe(true);
    await queue.flush({ all: true });
    const [out] = send.mock.calls[0]![0].entries;
    expect(out).toMatchObject({ kind: 'out', answers });
    const { hash, ...content } = out!;
    expect(await entryHash(content)).toBe(hash);
    expect(await queue.answer(entryId, answers)).toBe(false);
  });
});

describe('rejected clock entries', () => {
  it('are reported, stop nothing else, and are removed once read', async () => {
    const { page, outcomes, kept } = phone();
    outcomes.set('break_start', 'not_there');
    const queue = page();
    const refused = await queue.add({ shiftId, kind: 'break_start' }, null);
    await queue.add({ shiftId, kind: 'in' }, null);
    await queue.flush({ all: true });
    expect(kept().entries).toMatchObject([{ entry: { kind: 'break_start' }, problem: 'not_there' }]);
    await queue.dismiss(refused.entryId);
    expect(queue.get().entries).toEqual([]);
  });

  it('may be a just typed code, which can be typed again', async () => {
    const { page, outcomes, kept } = phone();
    outcomes.set('in', 'wrong_code');
    const queue = page();
    await queue.add({ shiftId, kind: 'in', method: 'code', code: '123456' }, null);
    await queue.flush({ all: true });
    expect(kept().entries).toMatchObject([{ problem: 'wrong_code' }]);
  });

  it('with an old code count without proof, so that no time is lost', async () => {
    const { page, outcomes, send, kept } = phone();
    outcomes.set('in', 'wrong_code');
    online.mockReturnValue(false);
    const queue = page();
    await queue.add({ shiftId, kind: 'in', method: 'code', code: '123456' }, null);
    await wait(undoMs);
    online.mockReturnValue(true);
    send.mockImplementationOnce(async ({ entries }) =>
      sent(entries.map(({ entryId }) => ({ entryId, outcome: 'wrong_code', at: null, trust: null }))),
    );
    outcomes.clear();
    await queue.flush();
    expect(send.mock.calls.map(([{ entries }]) => [entries[0]!.method, entries[0]!.code])).toEqual([
      ['code', '123456'],
      ['none', null],
    ]);
    expect(kept().entries).toEqual([]);
  });
});

describe('signatures', () => {
  const signedHashes = (entries: readonly { hash: string; signature: unknown }[]) =>
    entries.map(({ hash, signature }) => [signature, { key: 'key-1', value: `signed ${hash}` }] as const);

  it('are made on the phone, and again after an undo or an answer', async () => {
    const { page, kept } = phone();
    online.mockReturnValue(false);
    const queue = page();
    const { entryId } = await queue.add({ shiftId, kind: 'in' }, null);
    await queue.add({ shiftId, kind: 'break_start' }, null);
    const out = await queue.add({ shiftId, kind: 'out' }, null);
    await queue.undo(entryId);
    await queue.answer(out.entryId, { breaks: ['yes'], charge: false, handover: false });
    const entries = kept().entries.map(({ entry }) => entry);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2]);
    for (const [signature, expected] of signedHashes(entries)) expect(signature).toEqual(expected);
  });

  it('may be missing: the entry counts, and the page says so', async () => {
    const { page, send, signer } = phone();
    signer.sign.mockResolvedValue(null);
    const queue = page();
    expect(queue.get().signs).toBe(true);
    await queue.add({ shiftId, kind: 'in' }, null);
    await queue.flush({ all: true });
    expect(send.mock.calls[0]![0].entries).toMatchObject([{ kind: 'in', signature: null }]);
    expect([queue.get().signs, signer.forget.mock.calls]).toEqual([false, []]);
  });

  it('are known to be impossible before someone clocks in', async () => {
    const { page, signer } = phone();
    signer.canSign.mockResolvedValue(false);
    const queue = page();
    await queue.load();
    expect(queue.get().signs).toBe(false);
  });

  it.each(['removed_phone', 'mismatch'] as const)('that the server answers as %s end their key', async (signing) => {
    const { page, signings, signer } = phone();
    const queue = page();
    await queue.add({ shiftId, kind: 'in' }, null);
    await queue.flush({ all: true });
    expect(signer.forget).not.toHaveBeenCalled();
    signings.set('out', signing);
    await queue.add({ shiftId, kind: 'out' }, null);
    await queue.flush({ all: true });
    expect(signer.forget.mock.calls).toEqual([['key-1']]);
  });

  it('are missing in entries that an older version left on the phone', async () => {
    const { page, send, kept, signer } = phone();
    online.mockReturnValue(false);
    await page().add({ shiftId, kind: 'in' }, null);
    delete (kept().entries[0]!.entry as Partial<ClockEntry>).signature;
    online.mockReturnValue(true);
    await page().flush({ all: true });
    await wait(undoMs);
    expect(ClockEntry.parse(send.mock.calls[0]![0].entries[0]).signature).toBeNull();
    expect(signer.forget).not.toHaveBeenCalled();
  });
});
