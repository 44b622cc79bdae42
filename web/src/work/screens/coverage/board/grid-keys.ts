import type { KeyboardEvent } from 'react';
import { cellKey } from './board-model';
import { placeOfCell } from './board-state';

/** The totals row, in place of a unit. */
export const sumRow = 'sum';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

type Grid = { rows: readonly string[]; days: readonly string[] };

/** The cell that a key moves to; null for other keys, and at the edge. */
export const cellAfter = (cell: string, key: string, { rows, days }: Grid): string | null => {
  const step = steps[key];
  const [row = '', day = ''] = cell.split('.');
  if (!step || !rows.includes(row) || !days.includes(day)) return null;
  const nextRow = rows[within(rows.indexOf(row) + step[0], rows.length)]!;
  const nextDay = days[within(days.indexOf(day) + step[1], days.length)]!;
  const next = cellKey(nextRow, nextDay);
  return next === cell ? null : next;
};

/** Its label describes its content. */
export const focusCell = (cell: string): void => document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();

type Place = { unitId: string; day: string };
type Acts = {
  onOpen: (cell: string) => void;
  onNew: (place: Place) => void;
  onCopy: (cell: string) => void;
  onPaste: (place: Place) => void;
  onAssign: (cell: string) => void;
  /** Picks up the cell's content, or drops the picked-up item there. */
  onCarry: (cell: string) => void;
  /** False if nothing was picked up. */
  onCancel: () => boolean;
};

/** Keyboard control of the grid: one tab stop, and arrows from there. */
export const gridKeys =
  (grid: Grid, { onOpen, onNew, onCopy, onPaste, onAssign, onCarry, onCancel }: Acts) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const cell = event.target.closest<HTMLElement>('[data-cell]');
    const at = cell?.dataset['cell'];
    if (!cell || at === undefined) return;
    const next = cellAfter(at, event.key, grid);
    const place = at.startsWith(`${sumRow}.`) ? null : placeOfCell(at);
    const key = event.key.toLowerCase();
    if (next !== null) focusCell(next);
    else if (event.key === 'Enter' && event.target === cell && place) onOpen(at);
    else if (key === ' ' && event.target === cell && place) onCarry(at);
    else if (key === 'escape' && onCancel()) event.stopPropagation();
    else if (key === 'n' && place) onNew(place);
    else if (key === 'c' && place) onCopy(at);
    else if (key === 'v' && place) onPaste(place);
    else if (key === 'a' && place) onAssign(at);
    else return;
    event.preventDefault();
  };
