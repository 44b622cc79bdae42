import { inColumns, type Cell, type Row } from './page-columns';
import { isBullet } from './resume-lines';

/** Drawn text of a PDF: the left end of its baseline, counted from the bottom of the page. */
export type Drawn = { str: string; transform: readonly number[]; width: number; height: number };

type Run = Cell & { base: number };

const runsOf = (items: readonly Drawn[]): Run[] =>
  items.flatMap(({ str, transform, width, height }) => {
    const [, tilt = 0, , , left = 0, base = 0] = transform;
    const size = height || Math.abs(transform[3] ?? 0) || 10;
    return str.trim() === '' || tilt !== 0 ? [] : [{ text: str.trim(), left, right: left + width, size, base }];
  });

/** Gaps in ems within a word, between words, and between words of spaced letters; wider ones separate cells. */
const gaps: [number, string][] = [
  [0.12, ''],
  [0.5, ' '],
  [1.25, '  '],
];

const joinedCells = (runs: readonly Run[]): Cell[] => {
  const cells: Cell[] = [];
  for (const { text, left, right, size } of runs.toSorted((one, other) => one.left - other.left)) {
    const last = cells.at(-1);
    const gap = last ? (left - last.right) / Math.max(size, last.size) : Number.POSITIVE_INFINITY;
    const isAfterBullet = last && last.text.length === 1 && isBullet(`${last.text} `);
    const space = isAfterBullet ? ' ' : gaps.find(([most]) => gap <= most)?.[1];
    if (last && space !== undefined) Object.assign(last, { text: `${last.text}${space}${text}`, right });
    else cells.push({ text, left, right, size });
  }
  return cells;
};

const pageHeight = 100_000;

const rowsOf = (items: readonly Drawn[], page: number): Row[] => {
  const groups: Run[][] = [];
  for (const run of runsOf(items).toSorted((one, other) => other.base - one.base)) {
    const first = groups.at(-1)?.[0];
    if (first && first.base - run.base < Math.min(first.size, run.size) * 0.45) groups.at(-1)!.push(run);
    else groups.push([run]);
  }
  return groups.map((runs) => ({ cells: joinedCells(runs), top: page * pageHeight - runs[0]!.base }));
};

const textOf = ({ cells }: Row): string => cells.map(({ text }) => text).join('\t');

const pageNumber = /^\W*(?:page|p[aá]g(?:ina|\.)?)?\s*\d{1,2}(?:\s*(?:of|de|sur|\/)\s*\d{1,2})?\W*$/i;
const edgeRows = 3;

/** Drops headers and footers that repeat the first page's. */
const withoutRepeats = (pages: readonly Row[][]): Row[] => {
  const comparable = (row: Row): string => textOf(row).replaceAll(/\d+/g, '#');
  const edgeOf = (rows: readonly Row[]): Row[] => [...rows.slice(0, edgeRows), ...rows.slice(-edgeRows)];
  const seen = new Set(edgeOf(pages[0] ?? []).map(comparable));
  return pages.flatMap((rows, page) => {
    const edge = new Set(edgeOf(rows));
    return rows.filter(
      (row) => !edge.has(row) || !(pageNumber.test(textOf(row)) || (page > 0 && seen.has(comparable(row)))),
    );
  });
};

/** Joins the indented lines of a bullet. */
const withWholeBullets = (rows: readonly Row[]): string[] => {
  const lines: string[] = [];
  let open: { left: number; top: number } | null = null;
  for (const row of rows) {
    const text = textOf(row);
    const [first] = row.cells;
    const isNear: boolean = open !== null && row.top > open.top && row.top - open.top < first!.size * 2;
    if (open && isNear && row.cells.length === 1 && !isBullet(text) && first!.left > open.left + 2) {
      lines.push(`${lines.pop()} ${text}`);
      open.top = row.top;
    } else {
      lines.push(text);
      open = isBullet(text) ? { left: first!.left, top: row.top } : null;
    }
  }
  return lines;
};

/** Returns the lines of a PDF by position, in any drawing order, one column after the other. */
export const pdfLines = (pages: readonly (readonly Drawn[])[]): string[] =>
  withWholeBullets(inColumns(withoutRepeats(pages.map(rowsOf))));
