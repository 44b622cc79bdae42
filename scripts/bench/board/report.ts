import { largeUnits } from '../../seed/large/large-hospital';
import type { Table } from '../report';
import { median, percentile, rounded } from '../statistics';
import { targetReport, type Measured } from '../target-report';

/** Milliseconds from the end of the board's response until the rows were painted. */
export type Opening = { firstRowsMs: number; allRowsMs: number };

/** `slowdown`: factor by which the processor was slower. `durationsMs`: what the browser reported of the `keys` pressed. */
export type Moving = { slowdown: number; keys: number; durationsMs: number[] };

export type BoardResults = {
  units: number;
  days: number;
  elements: number;
  openings: Opening[];
  moving: Moving[];
};

export const boardSize = { units: largeUnits.length, days: 14 } as const;

const boardTargets = { firstRowsMs: 300, slowdown: 6, keyP75Ms: 100 } as const;

/** The shortest duration that the browser reports; a key without one was faster. */
const shortestMs = 16;

const keyTimes = ({ keys, durationsMs }: Moving): number[] => [
  ...durationsMs,
  ...Array.from({ length: Math.max(0, keys - durationsMs.length) }, () => shortestMs),
];

const p75 = (moving: Moving): number => percentile(keyTimes(moving), 0.75);
const firstRows = ({ openings }: BoardResults): number => median(openings.map(({ firstRowsMs }) => firstRowsMs));

/** Fails if the board was another one, or if there is nothing to judge. */
export const assertMeasured = ({ units, days, openings, moving }: BoardResults): void => {
  if (units !== boardSize.units || days !== boardSize.days) {
    throw new Error(
      `The board has ${units} units and ${days} days instead of ${boardSize.units} units and ${boardSize.days} days.`,
    );
  }
  if (openings.length === 0) throw new Error('The board was never opened.');
  if (!moving.some(({ slowdown }) => slowdown === boardTargets.slowdown)) {
    throw new Error(`No key was pressed with the processor ${boardTargets.slowdown} times slower.`);
  }
  for (const { slowdown, durationsMs } of moving) {
    if (durationsMs.length === 0) throw new Error(`The browser reported no key at a slowdown of ${slowdown}.`);
  }
};

const drawingRow = (what: string, ms: readonly number[]): (string | number)[] => [
  what,
  rounded(median(ms), 0),
  rounded(Math.max(...ms), 0),
  ms.length,
];

export const boardTables = ({ units, days, elements, openings, moving }: BoardResults): Table[] => [
  {
    title: 'Size of the board',
    note: 'In the two-week view at 1440 × 900. The elements are those of the whole page.',
    columns: ['view', 'units', 'days', 'DOM elements'],
    rows: [['2 Weeks', units, days, elements]],
  },
  {
    title: 'Drawing the board',
    note: 'From the end of the API’s response until the rows are painted, after a reload of the page each time.',
    columns: ['what', 'median ms', 'longest ms', 'openings'],
    rows: [
      drawingRow(
        'first rows',
        openings.map(({ firstRowsMs }) => firstRowsMs),
      ),
      drawingRow(
        'all rows',
        openings.map(({ allRowsMs }) => allRowsMs),
      ),
    ],
  },
  {
    title: 'Arrow keys on the board',
    note: `The browser’s own event timing (input to next paint, in steps of 8 ms). It doesn’t report what is faster than ${shortestMs} ms; such keys count as ${shortestMs} ms.`,
    columns: ['processor', 'p75 ms', 'longest ms', 'keys', 'reported'],
    rows: moving.map((it) => [
      it.slowdown === 1 ? 'full speed' : `${it.slowdown} times slower`,
      p75(it),
      Math.max(...keyTimes(it)),
      it.keys,
      it.durationsMs.length,
    ]),
  },
];

export const missedBoardTargets = (results: BoardResults): string[] => {
  const firstRowsMs = rounded(firstRows(results), 0);
  return [
    ...(firstRowsMs > boardTargets.firstRowsMs
      ? [`The first rows are drawn after ${firstRowsMs} ms (at most ${boardTargets.firstRowsMs} ms).`]
      : []),
    ...results.moving
      .filter((it) => it.slowdown === boardTargets.slowdown && p75(it) > boardTargets.keyP75Ms)
      .map((it) => `Arrow keys take ${p75(it)} ms at p75 (at most ${boardTargets.keyP75Ms} ms).`),
  ];
};

export const boardReport = (results: BoardResults, measured: Measured): string =>
  targetReport(
    {
      title: 'Coverage board',
      command: 'npm run bench:board',
      sides: 'stack and browser on one machine',
      missed: missedBoardTargets(results),
      met: `All targets are met: the first rows within ${boardTargets.firstRowsMs} ms (median), and arrow keys within ${boardTargets.keyP75Ms} ms at p75 with the processor ${boardTargets.slowdown} times slower.`,
      tables: boardTables(results),
    },
    measured,
  );
