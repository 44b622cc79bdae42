import { describe, expect, it } from 'vitest';
import type { CheckedRow, ShiftKind, ShiftPlan } from '@shared/work/model/shifts/shift-plan';
import { testId } from '@/lib/testing/ids';
import { chosenRows, chunksOf, kindOfRow } from './plan-rows';

const rowOf = (line: number, codes: CheckedRow['problems'][number]['code'][] = []): CheckedRow => ({
  line,
  row: { unitId: testId('unt'), day: '2026-12-03', kind: line % 3, copy: 1 },
  problems: codes.map((code) => ({ code, field: 'day', args: {} })),
  warnings: [],
  readAs: [],
});

const kinds = ['07:00', '15:00', '23:00'].map((startTime) => ({ startTime }) as ShiftKind);
const planOf = (rows: CheckedRow[]): ShiftPlan => ({ batchId: testId('sbt'), kinds, rows, costCents: 0 });

describe('rows of a plan', () => {
  it('ask about similar shifts and about the budget, which only managers decide on', () => {
    const rows = [rowOf(1), rowOf(2, ['twin']), rowOf(3, ['over_budget']), rowOf(4, ['day_full', 'twin'])];
    expect(rows.map((row) => kindOfRow(row, true))).toEqual(['ready', 'twin', 'over_budget', 'refused']);
    expect(rows.map((row) => kindOfRow(row, false))).toEqual(['ready', 'twin', 'refused', 'refused']);
    expect(kindOfRow({ ...rowOf(1), row: null }, true)).toBe('refused');
  });

  it('are published as far as the person approved', () => {
    const plan = planOf([rowOf(1), rowOf(2, ['twin']), rowOf(3, ['over_budget']), rowOf(4, ['twin', 'over_budget'])]);
    const countOf = (twins: boolean, overBudget: boolean) => chosenRows(plan, { twins, overBudget }, true).length;
    expect([countOf(false, false), countOf(true, false), countOf(false, true), countOf(true, true)]).toEqual([
      1, 2, 2, 4,
    ]);
  });

  it('are sent 25 at a time, with the kinds that they use', () => {
    const rows = chosenRows(
      planOf(Array.from({ length: 52 }, (_, index) => rowOf(index + 1))),
      { twins: false, overBudget: false },
      true,
    );
    const chunks = chunksOf(kinds, rows);
    expect(chunks.map((chunk) => [chunk.rows.length, chunk.kinds.length])).toEqual([
      [25, 3],
      [25, 3],
      [2, 2],
    ]);
    const sent = chunks.flatMap((chunk) => chunk.rows.map(({ kind }) => chunk.kinds[kind]));
    expect(sent).toEqual(rows.map(({ kind }) => kinds[kind]));
  });
});
