import type { BundleSize } from './bundles';
import type { RouteCapacity } from './capacity';
import type { ColdStart } from './cold-start';
import type { InitialAssets } from './bundle-size';
import type { Latency } from './latency';
import type { Scores } from './lighthouse';
import type { RuleSpeed } from './rules';
import { rounded } from './statistics';

export type BenchResults = {
  measuredAt: string;
  machine: { node: string; cores: number; loadAverage: number };
  sizes: BundleSize[];
  coldStarts: ColdStart[];
  latency: Latency[];
  capacity: RouteCapacity[];
  rules: RuleSpeed[];
  pages: InitialAssets[];
  lighthouse: Scores[];
};

export const targets = {
  minifiedBytes: 700_000,
  /** Multiple of the floor. */
  coldInit: 1.5,
  initialJsKb: 130,
  performance: 97,
  others: 100,
} as const;

export type Table = { title: string; note: string; columns: string[]; rows: (string | number)[][] };

const floorName = 'yardstick-floor';
const expressName = 'yardstick-express';
const isYardstick = (name: string): boolean => name === floorName || name === expressName;

const kb = (bytes: number): number => rounded(bytes / 1000, 1);
const totalOf = (coldStarts: readonly ColdStart[], name: string): number =>
  coldStarts.find((it) => it.name === name)?.totalMs ?? Number.NaN;

export const tablesOf = (results: BenchResults): Table[] => {
  const floor = totalOf(results.coldStarts, floorName);
  return [
    {
      title: 'Functions',
      note: 'Package size; cold init in a fresh process, load plus first invocation, median.',
      columns: ['function', 'minified kB', 'gzip kB', 'load ms', 'cold init ms', 'times the floor'],
      rows: results.coldStarts.map(({ name, loadMs, totalMs }) => {
        const size = results.sizes.find((it) => it.name === name);
        return [
          name,
          kb(size?.minifiedBytes ?? 0),
          kb(size?.gzipBytes ?? 0),
          rounded(loadMs),
          rounded(totalMs),
          rounded(totalMs / floor, 2),
        ];
      }),
    },
    {
      title: 'Warm latency',
      note: 'Through the local gateway with DynamoDB Local, one call after the other.',
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
      title: 'Capacity',
      note: 'Units of the table that one call consumes, as DynamoDB counts them, with demo data. Lists are full pages.',
      columns: ['route', 'read units', 'write units', 'calls to the table'],
      rows: results.capacity.map(({ route, readUnits, writeUnits, calls }) => [route, readUnits, writeUnits, calls]),
    },
    {
      title: 'Rules',
      note: 'Pure functions on one core.',
      columns: ['rule', 'a second'],
      rows: results.rules.map(({ rule, perSecond }) => [rule, perSecond]),
    },
    {
      title: 'First visit',
      note: 'Scripts and styles that a page loads before it works.',
      columns: ['page', 'JS kB gz', 'CSS kB gz', 'files'],
      rows: results.pages.map(({ route, jsGzipKb, cssGzipKb, files }) => [
        route,
        rounded(jsGzipKb),
        rounded(cssGzipKb),
        files.length,
      ]),
    },
    {
      title: 'Lighthouse',
      note: 'Emulated phone on simulated slow 4G.',
      columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
      rows: results.lighthouse.map((it) => [
        it.page,
        it.performance,
        it.accessibility,
        it.bestPractices,
        it.seo,
        it.lcpMs,
        it.tbtMs,
        it.cls,
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
};

/** One sentence per missed target. */
export const missedTargets = ({ sizes, coldStarts, pages, lighthouse }: BenchResults): string[] => {
  const floor = totalOf(coldStarts, floorName);
  const express = totalOf(coldStarts, expressName);
  const functions = coldStarts.filter(({ name }) => !isYardstick(name));
  return [
    ...sizes
      .filter(({ name, minifiedBytes }) => !isYardstick(name) && minifiedBytes > targets.minifiedBytes)
      .map(({ name, minifiedBytes }) => `${name} is ${kb(minifiedBytes)} kB (at most ${kb(targets.minifiedBytes)}).`),
    ...functions
      .filter(({ totalMs }) => totalMs > targets.coldInit * floor)
      .map(({ name, totalMs }) => `${name} starts in ${rounded(totalMs / floor, 2)} times the floor.`),
    ...functions
      .filter(({ totalMs }) => totalMs >= express)
      .map(({ name }) => `${name} starts no faster than Express.`),
    ...pages
      .filter(({ jsGzipKb }) => jsGzipKb > targets.initialJsKb)
      .map(({ route, jsGzipKb }) => `${route} loads ${rounded(jsGzipKb)} kB of JavaScript first.`),
    ...lighthouse
      .filter(
        (it) =>
          it.performance < targets.performance || Math.min(it.accessibility, it.bestPractices, it.seo) < targets.others,
      )
      .map((it) => `${it.page} misses a Lighthouse target${it.failed.length > 0 ? `: ${it.failed.join(', ')}` : ''}.`),
  ];
};

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
    '# Bench',
    `Written by \`npm run bench\` on ${results.measuredAt.slice(0, 10)}: Node ${node}, ${cores} cores, everything on one machine. Yardsticks are bundled like the functions and measured in the same run: the floor is a bare document client with one read, Express serves the same read.`,
    missed.length === 0
      ? 'Every target is met: packages of at most 700 kB, cold init of at most 1.5 times the floor and below Express, at most 130 kB of JavaScript on a first visit, Lighthouse performance of at least 97 and 100 for the rest.'
      : `Targets missed:\n\n${missed.map((it) => `- ${it}`).join('\n')}`,
    ...tablesOf(results).map(markdownTable),
  ].join('\n\n')}\n`;
};
