import { readDate, readRange } from './dates';
import { headingIn } from './headings';
import { withoutTown } from './places';

export type Cell = { text: string; left: number; right: number; size: number };
/** Cells at one height, from left to right. `top` increases through all pages. */
export type Row = { cells: Cell[]; top: number };

/** Gap at `at` between two columns, for rows `from` to before `to`. */
type Gutter = { at: number; from: number; to: number };
type Side = { rows: Row[]; headings: number; isDates: boolean };

const near = 3;
const columnRowsMin = 3;

const isHeading = ({ text }: Cell): boolean => headingIn(text) !== null;

const dateLengthMax = 16;
const isDate = (text: string): boolean =>
  text.length - (readRange(text)?.text.length ?? 0) < 4 || (text.length <= dateLengthMax && readDate(text) !== null);

const sideOf = (rows: readonly Row[], isOn: (cell: Cell) => boolean): Side => {
  const own = rows.map((row) => ({ ...row, cells: row.cells.filter(isOn) })).filter(({ cells }) => cells.length > 0);
  const cells = own.flatMap((row) => row.cells);
  const texts = cells.filter((cell) => !isHeading(cell));
  const dates = texts.filter(({ text }) => isDate(text) || withoutTown(text).trim() === '');
  return { rows: own, headings: cells.length - texts.length, isDates: dates.length >= texts.length * 0.6 };
};

const sidesOf = (rows: readonly Row[], at: number): [Side, Side] => [
  sideOf(rows, ({ left }) => left < at - near),
  sideOf(rows, ({ left }) => left >= at - near),
];

/** Returns whether both sides are columns, with own headings or line heights, unlike a table or a column of dates. */
const areColumns = (rows: readonly Row[], at: number): boolean => {
  const [left, right] = sidesOf(rows, at);
  if (left.rows.length < columnRowsMin || right.rows.length < columnRowsMin) return false;
  if (left.headings > 0 && right.headings > 0) return true;
  if (left.isDates || right.isDates) return false;
  const shared = rows.filter(({ cells }) => cells[0]!.left < at - near && cells.at(-1)!.left >= at - near).length;
  return left.headings + right.headings > 0 && shared < Math.min(left.rows.length, right.rows.length) * 0.5;
};

const crosses = ({ cells }: Row, at: number): boolean =>
  cells.some(({ left, right }) => left < at - near && right > at - near);

const isOnBoth = ({ cells }: Row, at: number): boolean => cells[0]!.left < at - near && cells.at(-1)!.left >= at - near;

/** Excludes a name above one of the columns. */
const withoutHead = (rows: readonly Row[], { at, from, to }: Gutter): Gutter => {
  const first = rows.slice(from, to).findIndex((row) => isOnBoth(row, at) || row.cells.some(isHeading));
  return { at, from: from + Math.max(first, 0), to };
};

const guttersAt = (rows: readonly Row[], at: number): Gutter[] => {
  const ends = [...rows.flatMap((row, index) => (crosses(row, at) ? [index] : [])), rows.length];
  return ends
    .map((to, index) => withoutHead(rows, { at, from: index === 0 ? 0 : ends[index - 1]! + 1, to }))
    .filter(({ from, to }) => areColumns(rows.slice(from, to), at));
};

/** Returns the left edges that several lines share, other than the margin. */
const edgesOf = (rows: readonly Row[]): number[] => {
  const lefts = rows.flatMap(({ cells }) => cells.map(({ left }) => left)).toSorted((one, other) => one - other);
  const edges = lefts.filter((left, index) => index === 0 || left - lefts[index - 1]! > near);
  return edges.filter(
    (at, index) => index > 0 && lefts.filter((left) => Math.abs(left - at) <= near).length >= columnRowsMin,
  );
};

/** Orders rows as people read them, the left column first. */
export const inColumns = (rows: readonly Row[]): Row[] => {
  const [widest] = edgesOf(rows)
    .flatMap((at) => guttersAt(rows, at))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (!widest) return [...rows];
  const { at, from, to } = widest;
  const [left, right] = sidesOf(rows.slice(from, to), at);
  return [
    ...inColumns(rows.slice(0, from)),
    ...inColumns(left.rows),
    ...inColumns(right.rows),
    ...inColumns(rows.slice(to)),
  ];
};
