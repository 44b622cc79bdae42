import { describe, expect, it } from 'vitest';
import type { BoardShift } from '@shared/work/model/shifts/board';
import { testId } from '@/lib/testing/ids';
import { cellKey, cellsOf, plannedShifts } from '../board/board-model';
import { landingOf, type SeatPlace } from './seat-rules';
import { rowOf } from '../testing';

const [unitId, day] = [testId('unt', 1), '2026-11-27'];
const at = { timeZone: 'America/Chicago', now: Date.parse('2026-11-26T18:00:00.000Z'), names: new Map() };
const cell = cellKey(unitId, day);
const night = 19 * 60;
const free = { confirmed: 0 };

const land = (
  shifts: BoardShift[],
  {
    line = null,
    on = day,
    ...who
  }: { line?: string | null; on?: string; kind?: 'own' | 'request'; asked?: number } = {},
) => {
  const { kind = 'own', asked = 1 } = who;
  const place: SeatPlace = { cell: cellKey(unitId, on), line };
  const person = { kind, profession: 'rn' as const, from: { shiftId: testId('shf', asked), unitId, day } };
  const found = landingOf(person, place, cellsOf(plannedShifts([{ unitId, day: on, shifts }], at)));
  if (found.kind === 'refused') return found.why;
  return found.kind === 'shift' ? found.shift.id : found.shifts.map(({ id }) => id);
};

describe('a drop target', () => {
  it('is the only shift with a free slot, anywhere in the cell', () => {
    expect(land([rowOf(1, free), rowOf(2, { start: night })])).toBe(testId('shf', 1));
  });

  it('is the line under the pointer, or a choice of its shifts', () => {
    const shifts = [rowOf(1, free), rowOf(2, { ...free, start: night }), rowOf(3, { ...free, start: night })];
    expect(land(shifts, { line: testId('shf', 1) })).toBe(testId('shf', 1));
    expect(land(shifts, { line: '19:00' })).toEqual([testId('shf', 2), testId('shf', 3)]);
    // As in the bars of a day.
    expect(land(shifts, { line: testId('shf', 3) })).toBe(testId('shf', 3));
    expect(land(shifts)).toHaveLength(3);
  });

  it('prefers shifts for their profession, and leaves others to the server', () => {
    const aide = rowOf(2, { ...free, profession: 'cna' });
    expect(land([rowOf(1, free), aide])).toBe(testId('shf', 1));
    expect(land([rowOf(1, free), aide], { line: '07:00' })).toBe(testId('shf', 1));
    expect(land([aide])).toBe(testId('shf', 2));
  });

  it('is absent without a free slot, with the reason', () => {
    expect(land([])).toBe('empty');
    expect(land([rowOf(1)])).toBe('filled');
    expect(land([rowOf(1, { ...free, flags: ['draft'] })])).toBe('not_open');
    expect(land([rowOf(1, free)], { on: '2026-11-25' })).toBe('started');
    expect(land([rowOf(1, free)], { on: '2026-11-26' })).toBe('started');
  });

  it('of a request is only its own shift, in any line of its cell', () => {
    const shifts = [rowOf(1, free), rowOf(2, { ...free, start: night })];
    expect(land(shifts, { kind: 'request' })).toBe(testId('shf', 1));
    expect(land(shifts, { kind: 'request', line: testId('shf', 2) })).toBe('other_shift');
    expect(land([rowOf(1)], { kind: 'request' })).toBe('filled');
    expect(land([], { kind: 'request', asked: 9 })).toBe('other_shift');
  });

  it('belongs to a cell of the board', () => {
    expect(
      landingOf({ kind: 'own', profession: null, from: { shiftId: '', unitId, day } }, { cell, line: null }, new Map()),
    ).toEqual({ kind: 'refused', why: 'empty' });
  });
});
