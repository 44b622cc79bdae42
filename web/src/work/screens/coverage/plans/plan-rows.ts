import type { CheckedRow, PlannedRow, ShiftKind, ShiftPlan } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';

/** What the person approved. */
export type Accepted = { twins: boolean; overBudget: boolean };

/** `refused` lines can't be published by anyone. */
export type RowKind = 'ready' | 'twin' | 'over_budget' | 'refused';

/** A second similar shift needs a confirmation, at any cost. */
export const kindOfRow = ({ row, problems }: CheckedRow, mayExceed: boolean): RowKind => {
  const codes: readonly string[] = problems.map(({ code }) => code);
  const isRefused = codes.some((code) => code !== 'twin' && (code !== 'over_budget' || !mayExceed));
  if (row === null || isRefused) return 'refused';
  if (codes.includes('twin')) return 'twin';
  return codes.length > 0 ? 'over_budget' : 'ready';
};

export const chosenRows = (plan: ShiftPlan, accepted: Accepted, mayExceed: boolean): PlannedRow[] =>
  plan.rows.flatMap((checked) => {
    const isOver = checked.problems.some(({ code }) => code === 'over_budget');
    const kind = kindOfRow(checked, mayExceed);
    const isChosen = kind !== 'refused' && (kind !== 'twin' || accepted.twins) && (!isOver || accepted.overBudget);
    return isChosen && checked.row ? [checked.row] : [];
  });

/** The content of one request: its rows, and their kinds of shifts. */
export type Chunk = { kinds: ShiftKind[]; rows: PlannedRow[] };

const chunkOf = (kinds: readonly ShiftKind[], rows: readonly PlannedRow[]): Chunk => {
  const used = [...new Set(rows.map(({ kind }) => kind))];
  return {
    kinds: used.map((kind) => kinds[kind]!),
    rows: rows.map((row) => ({ ...row, kind: used.indexOf(row.kind) })),
  };
};

export const chunksOf = (kinds: readonly ShiftKind[], rows: readonly PlannedRow[]): Chunk[] => {
  const { rowsAtOnce } = shiftPlanLimits;
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    chunkOf(kinds, rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce)),
  );
};
