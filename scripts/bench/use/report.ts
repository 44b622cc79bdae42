import type { Table } from '../report';
import { rounded } from '../statistics';
import { targetReport, type Measured } from '../target-report';

/** State after `minute` minutes of use; `samples` and `errors` of the last one. */
export type Mark = { minute: number; memoryMb: number; samples: number; errors: number };
export type UseResults = { marks: readonly Mark[] };

const mostMb = 800;
/** Allowed growth from the first minutes, in which code is loaded on first use. */
const mostGrowth = 1.1;
const tenMinutes = 10;

const mean = (marks: readonly Mark[]): number => marks.reduce((sum, { memoryMb }) => sum + memoryMb, 0) / marks.length;

export const useTable = ({ marks }: UseResults): Table => ({
  title: 'An hour of use',
  note: '`npm start` with its demo data; eight people send a request every two seconds each, half of them employers. Memory is the resident set of its only process.',
  columns: ['minutes', 'MB', 'requests in the last minute', 'errors'],
  rows: marks
    .filter(({ minute }) => minute % (marks.length > 20 ? 5 : 1) === 0)
    .map(({ minute, memoryMb, samples, errors }) => [minute, rounded(memoryMb, 0), samples, errors]),
});

export const missedUseTargets = ({ marks }: UseResults): string[] => {
  const used = marks.slice(1);
  if (used.length === 0 || used.some(({ samples }) => samples === 0)) return ['A minute of use had no requests.'];
  const largest = Math.max(...marks.map(({ memoryMb }) => memoryMb));
  const errors = used.reduce((sum, mark) => sum + mark.errors, 0);
  const [early, late] = [mean(used.slice(0, tenMinutes)), mean(used.slice(-tenMinutes))];
  return [
    ...(largest > mostMb ? [`It needed ${rounded(largest, 0)} MB (at most ${mostMb}).`] : []),
    ...(late > early * mostGrowth
      ? [`It grew from ${rounded(early, 0)} to ${rounded(late, 0)} MB (at most ${mostGrowth} times as much).`]
      : []),
    ...(errors > 0 ? [`${errors} requests failed.`] : []),
  ];
};

export const useReport = (results: UseResults, measured: Measured): string =>
  targetReport(
    {
      title: 'Memory of npm start',
      command: 'npm run bench:use',
      sides: 'stack and callers on one machine in two processes',
      missed: missedUseTargets(results),
      met: 'It stays within its memory, and what it needs stays the same.',
      tables: [useTable(results)],
    },
    measured,
  );
