import type { Table } from '../report';
import { percentile, rounded } from '../statistics';
import { targetReport, type Measured } from '../target-report';
import { claimsAtOnce, type ShiftsRun } from './run';

const boardTargetMs = 150;
const isFailure = ({ outcome }: { outcome: string }): boolean => outcome.startsWith('failed');

const times = (ms: readonly number[]): number[] => [0.5, 0.95, 0.99].map((share) => rounded(percentile(ms, share), 0));

export const shiftTables = (run: ShiftsRun): Table[] => [
  {
    title: 'Publishing',
    note: `${run.shifts} shifts of ${run.units} units, one request each.`,
    columns: ['shifts', 'seconds', 'shifts a second'],
    rows: [[run.shifts, rounded(run.publishSeconds, 0), rounded(run.shifts / run.publishSeconds, 0)]],
  },
  {
    title: 'Claims',
    note: `${run.rate} a second for ${run.seconds} s by ${run.people} people on ${run.hot} shifts for one to three people each, at their times whether or not earlier ones were answered, ${claimsAtOnce} of them at once, as the function may run. Shifts and bookings are read from and written to the table; profiles and files come from memory.`,
    columns: ['answer', 'claims', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [...Map.groupBy(run.answers, ({ outcome }) => outcome)].map(([outcome, all]) => [
      outcome,
      all.length,
      ...times(all.map(({ ms }) => ms)),
    ]),
  },
  {
    title: 'Reads meanwhile',
    note: 'Every half second; the board has two weeks of all units.',
    columns: ['read', 'times', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      ['board', run.boardMs.length, ...times(run.boardMs)],
      ['open shifts', run.feedMs.length, ...times(run.feedMs)],
    ],
  },
];

export const missedShiftTargets = ({ answers, wrong, boardMs }: ShiftsRun): string[] => {
  const failures = answers.filter(isFailure).length;
  const busy = answers.filter(({ outcome }) => outcome === 'STALE_VERSION').length;
  const board = percentile(boardMs, 0.95);
  return [
    ...(wrong.length > 0 ? [`${wrong.length} shifts have more bookings than wanted, or a wrong counter.`] : []),
    ...(failures > 0 ? [`${failures} claims failed.`] : []),
    ...(busy > answers.length / 100 ? [`${busy} claims were answered with a conflict, more than 1%.`] : []),
    ...(board > boardTargetMs ? [`The board took ${rounded(board, 0)} ms at p95, more than ${boardTargetMs} ms.`] : []),
  ];
};

export const shiftReport = (run: ShiftsRun, measured: Measured): string =>
  targetReport(
    {
      title: 'Shifts',
      command: 'npm run bench:shifts',
      sides: 'claims and the embedded table on one machine in one process',
      missed: missedShiftTargets(run),
      met: `No shift is overbooked, and each claim is answered: ${run.booked} bookings on ${run.hot} shifts.`,
      tables: shiftTables(run),
    },
    measured,
  );
