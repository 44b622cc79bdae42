import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryKinds } from '../../model/attendance-vocabulary';
import { entryTime, isLive, type ClockEntry, type ClockSync } from './entry-time';

const server = Date.parse('2026-12-03T01:25:10Z');
const iso = (ms: number): string => new Date(ms).toISOString();
const entry: ClockEntry = { kind: 'in', session: 'x', mono: 0, wall: iso(server - 600_000) };
const sync: ClockSync = { session: 'x', mono: 600_000, wall: iso(server), server: iso(server) };

describe('the time of a clock entry', () => {
  it('is the corrected phone time without another source', () => {
    const fast = { ...sync, session: 'y', wall: iso(server + 60_000) };
    expect(entryTime({ ...entry, wall: iso(server - 540_000) }, fast)).toEqual({
      at: iso(server - 600_000),
      trust: 'medium',
    });
    const other = { session: 'z', mono: 0, server: iso(0) };
    expect(entryTime(entry, { ...sync, session: 'y' }, other).trust).toBe('medium');
  });

  it('may deviate by 2 minutes', () => {
    const off = (ms: number) => entryTime({ ...entry, wall: iso(server - 600_000 - ms) }, sync).trust;
    expect([off(120_000), off(120_001)]).toEqual(['high', 'look']);
  });

  it('favors the worker’s pay if readings disagree', () => {
    const early = iso(server - 1_200_000);
    const found = entryKinds.map((kind) => entryTime({ ...entry, kind, wall: early }, sync).at);
    const [monotonic, wall] = [iso(server - 600_000), early];
    expect(Object.fromEntries(entryKinds.map((kind, index) => [kind, found[index]]))).toEqual({
      in: wall,
      out: monotonic,
      break_start: monotonic,
      break_end: wall,
      late: wall,
    });
  });

  it('is never later than its sync', () => {
    const reading = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(reading, reading, fc.constantFrom(...entryKinds), (mono, wall, kind) => {
        const { at } = entryTime({ kind, session: 'x', mono, wall: iso(server + wall) }, sync);
        expect(Date.parse(at)).toBeLessThanOrEqual(server);
      }),
    );
  });

  it('does not depend on how far the phone clock is off', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (off) => {
        const wrong = (at: string): string => iso(Date.parse(at) + off);
        const found = entryTime({ ...entry, wall: wrong(entry.wall) }, { ...sync, wall: wrong(sync.wall) });
        expect(found).toEqual({ at: iso(server - 600_000), trust: 'high' });
      }),
    );
  });

  it('counts as a correction after 72 hours', () => {
    const arrived = (hours: number): string => iso(server + hours * 3_600_000);
    expect([isLive(iso(server), arrived(72)), isLive(iso(server), arrived(72.01))]).toEqual([true, false]);
  });
});
