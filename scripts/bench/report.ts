import { startLimits } from '../lib/start-size';
import type { BundleSize } from './bundles';
import type { ColdStart } from './cold-start';
import { coldRows, coldTargets, kb, scheduledRunMs } from './cold-targets';
import type { Latency } from './latency';
import type { RuleSpeed } from './rules';
import { rounded } from './statistics';

export type BenchResults = {
  measuredAt: string;
  machine: { node: string; cores: number; loadAverage: number };
  sizes: BundleSize[];
  coldStarts: ColdStart[];
  latency: Latency[];
  rules: RuleSpeed[];
};

export type Table = { title: string; note: string; columns: string[]; rows: (string | number)[][] };

export const tablesOf = (results: BenchResults): Table[] => {
  return [
    {
      title: 'Functions',
      note: 'Read at startup: the entry chunk with its static imports, minified. The package also contains code that loads when needed. Cold init: load plus first invocation in a fresh process, median.',
      columns: [
        'function',
        'read at startup kB',
        'package kB',
        'load ms',
        'cold init ms',
        'times the floor',
        'at most ms',
        'target',
      ],
      rows: coldRows(results.coldStarts, results.sizes).map((row) => [
        row.name,
        kb(row.startBytes),
        kb(row.packageBytes),
        rounded(row.loadMs),
        rounded(row.totalMs),
        rounded(row.timesFloor, 2),
        row.isYardstick ? '' : rounded(row.limitMs),
        row.isYardstick ? '' : row.missed.length === 0 ? 'ok' : 'miss',
      ]),
    },
    {
      title: 'Warm latency',
      note: 'Through the local gateway with the embedded table, one call at a time.',
      columns: ['route', 'p50 ms', 'p95 ms', 'p99 ms', 'calls'],
      rows: results.latency.map(({ route, p50, p95, p99, samples }) => [
        route,
        rounded(p50),
        rounded(p95),
        rounded(p99),
        samples,
      ]),
    },
    {
      title: 'Rules',
      note: 'Pure functions on one core.',
      columns: ['rule', 'per second'],
      rows: results.rules.map(({ rule, perSecond }) => [rule, perSecond]),
    },
  ].filter(({ rows }) => rows.length > 0);
};

export const missedTargets = ({ sizes, coldStarts }: Pick<BenchResults, 'sizes' | 'coldStarts'>): string[] =>
  coldRows(coldStarts, sizes).flatMap(({ missed }) => missed);

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const markdownTable = ({ title, note, columns, rows }: Table): string =>
  [
    `## ${title}`,
    '',
    note,
    '',
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');

export const textTable = ({ title, columns, rows }: Table): string => {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]!.length)));
  const lines = cells.map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!))).join('  '),
  );
  return [`\n${title}`, ...lines].join('\n');
};

export const markdownReport = (results: BenchResults): string => {
  const missed = missedTargets(results);
  const { node, cores } = results.machine;
  return `${[
    '# Benchmarks',
    `Written by \`npm run bench\` on ${results.measuredAt.slice(0, 10)}: Node ${node}, ${cores} cores, everything on one machine. The yardsticks are bundled conventionally and measured in the same run: the floor is the SDK's document client with one read, and Express serves the same read.`,
    missed.length === 0
      ? `All targets are met. A cold start reads at most ${kb(startLimits.answering)} kB (scheduled functions ${kb(startLimits.scheduled)} kB) and takes at most ${coldTargets.api} times the floor (public reads ${coldTargets.publicRead} times), never longer than Express. Scheduled functions run at most ${scheduledRunMs} ms.`
      : `Targets missed:\n\n${missed.map((it) => `- ${it}`).join('\n')}`,
    ...tablesOf(results).map(markdownTable),
  ].join('\n\n')}\n`;
};
