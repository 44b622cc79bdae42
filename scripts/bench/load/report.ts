import type { Sample } from '../../load/run-load';
import type { Table } from '../report';
import { percentile, rounded } from '../statistics';
import { targetReport, type Measured } from '../target-report';

export type LoadRun = {
  faults: boolean;
  samples: readonly Sample[];
  /** Peak memory of the stack. */
  stackMb: number;
  acknowledged: number;
  lost: readonly string[];
  doubled: readonly string[];
  /** Violated invariants. */
  problems: readonly string[];
};
export type LoadResults = { rate: number; seconds: number; runs: readonly LoadRun[] };

const nameOf = ({ faults }: LoadRun): string => (faults ? 'on' : 'off');
const errorsOf = (samples: readonly Sample[]): number => samples.filter(({ error }) => error).length;
const at = (samples: readonly Sample[], share: number): number =>
  rounded(
    percentile(
      samples.map(({ ms }) => ms),
      share,
    ),
    0,
  );
const triple = (samples: readonly Sample[]): number[] => [0.5, 0.95, 0.99].map((share) => at(samples, share));

const byOperation = ({ samples }: LoadRun): Table['rows'] =>
  [...new Set(samples.map(({ name }) => name))].toSorted().map((name) => {
    const own = samples.filter((sample) => sample.name === name);
    return [name, own.length, errorsOf(own), ...triple(own)];
  });

export const loadTables = ({ rate, seconds, runs }: LoadResults): Table[] => [
  {
    title: 'All requests',
    note: `${rate} requests a second for ${seconds} s, at their times whether or not earlier ones were answered. Errors are answers of 500 and above, and none at all; each write among them is sent again until it is acknowledged, and then everything acknowledged is counted in the table.`,
    columns: [
      'faults',
      'requests',
      'errors',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'writes',
      'lost',
      'doubled',
      'broken invariants',
      'stack MB',
    ],
    rows: runs.map((run) => [
      nameOf(run),
      run.samples.length,
      errorsOf(run.samples),
      ...triple(run.samples),
      run.acknowledged,
      run.lost.length,
      run.doubled.length,
      run.problems.length,
      rounded(run.stackMb, 0),
    ]),
  },
  ...runs.map((run) => ({
    title: `With faults ${nameOf(run)}`,
    note: 'By operation.',
    columns: ['operation', 'requests', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: byOperation(run),
  })),
];

export const missedLoadTargets = ({ runs }: LoadResults): string[] =>
  runs.flatMap((run) => {
    const errors = errorsOf(run.samples);
    const where = `with faults ${nameOf(run)}`;
    return [
      ...(errors > 0 && !run.faults ? [`${errors} errors ${where}.`] : []),
      ...(run.lost.length > 0 ? [`${run.lost.length} acknowledged writes were lost ${where}.`] : []),
      ...(run.doubled.length > 0 ? [`${run.doubled.length} writes were made twice ${where}.`] : []),
      ...run.problems.map((problem) => `${problem} (${where})`),
    ];
  });

export const loadReport = (results: LoadResults, measured: Measured): string =>
  targetReport(
    {
      title: 'Load',
      command: 'npm run bench:load',
      sides: 'stack and callers on one machine in two processes',
      missed: missedLoadTargets(results),
      met: 'Nothing is lost or made twice, every invariant holds, and without faults nothing fails.',
      tables: loadTables(results),
    },
    measured,
  );
