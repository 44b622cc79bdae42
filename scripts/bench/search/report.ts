import { markdownTable, type Table } from '../report';
import { percentile, rounded } from '../statistics';
import type { SizeMetrics } from './measure';
import type { Time, Times } from './queries';

export const searchTargets = { warmP95Ms: 50, freshnessP95Ms: 2000 } as const;

const clockOf = (times: readonly Time[]): number[] => times.map(({ clock }) => clock);
const processorOf = (times: readonly Time[]): number[] => times.map(({ processor }) => processor);
const all = (times: Times): Time[] => Object.values(times).flat();
const at = (share: number, times: readonly number[]): number => rounded(percentile(times, share));
const megabytes = (bytes: number): number => rounded(bytes / 1_000_000);

const sizeTable = (metrics: readonly SizeMetrics[]): Table => {
  const row = (name: string, value: (it: SizeMetrics) => number): (string | number)[] => [name, ...metrics.map(value)];
  return {
    title: 'Search by size',
    note: 'Six kinds of searches and pages 2 to 20 of three lists, one at a time in a separate process, each including the read of the change log. Cold: every search once, right after the index was loaded. Warm: the same searches again. Nothing is cached between searches. CPU time is that of the whole process during a search; other programs add to wall-clock time only.',
    columns: ['', ...metrics.map(({ size }) => `${size.jobs.toLocaleString('en-US')} jobs`)],
    rows: [
      row('professionals', ({ size }) => size.professionals),
      row('search, warm: p50 ms', ({ search }) => at(0.5, clockOf(all(search.warm)))),
      row('search, warm: p95 ms', ({ search }) => at(0.95, clockOf(all(search.warm)))),
      row('search, warm: p50 CPU ms', ({ search }) => at(0.5, processorOf(all(search.warm)))),
      row('search, warm: p95 CPU ms', ({ search }) => at(0.95, processorOf(all(search.warm)))),
      row('search, cold: p50 ms', ({ search }) => at(0.5, clockOf(all(search.cold)))),
      row('search, cold: p95 ms', ({ search }) => at(0.95, clockOf(all(search.cold)))),
      row('professionals, warm: p50 ms', ({ search }) => at(0.5, clockOf(all(search.professionals.warm)))),
      row('professionals, warm: p95 ms', ({ search }) => at(0.95, clockOf(all(search.professionals.warm)))),
      row('professionals, loads the snapshot: ms', ({ search }) => rounded(search.professionals.firstSearchMs, 0)),
      row('through the API, warm: p50 ms', ({ apiTimes }) => at(0.5, apiTimes)),
      row('through the API, warm: p95 ms', ({ apiTimes }) => at(0.95, apiTimes)),
      row('publish to visible: p50 ms', ({ freshnessTimes }) => at(0.5, freshnessTimes)),
      row('publish to visible: p95 ms', ({ freshnessTimes }) => at(0.95, freshnessTimes)),
      row('index built from the table: s', ({ buildSeconds }) => rounded(buildSeconds)),
      row('snapshot: MB', ({ snapshotBytes }) => megabytes(snapshotBytes)),
      row('first search, loads the snapshot: ms', ({ search }) => rounded(search.firstSearchMs, 0)),
      row('process memory: MB', ({ search }) => rounded(search.memory.rssMb, 0)),
      row('of which heap: MB', ({ search }) => rounded(search.memory.heapMb, 0)),
      row('of which outside the heap: MB', ({ search }) => rounded(search.memory.outsideHeapMb, 0)),
    ],
  };
};

const kindTable = ({ size, search }: SizeMetrics): Table => ({
  title: `Searches in ${size.jobs.toLocaleString('en-US')} jobs, by kind`,
  note: 'Warm.',
  columns: ['kind', 'p50 ms', 'p95 ms', 'p50 CPU ms', 'p95 CPU ms', 'searches'],
  rows: Object.entries(search.warm).map(([kind, times]) => [
    kind,
    at(0.5, clockOf(times)),
    at(0.95, clockOf(times)),
    at(0.5, processorOf(times)),
    at(0.95, processorOf(times)),
    times.length,
  ]),
});

const pageTable = (metrics: readonly SizeMetrics[]): Table => ({
  title: 'Read units of the most common pages',
  note: 'What all calls of a page read from the table, for an employer with 30 jobs and a professional with three applications. The size of the marketplace must not matter.',
  columns: ['page', ...metrics.map(({ size }) => `${size.jobs.toLocaleString('en-US')} jobs`)],
  rows: (metrics[0]?.pages ?? []).map(({ page }, index) => [
    page,
    ...metrics.map(({ pages }) => pages[index]?.readUnits ?? 0),
  ]),
});

export const searchTables = (metrics: readonly SizeMetrics[]): Table[] => {
  const largest = metrics.at(-1);
  return [sizeTable(metrics), ...(largest ? [kindTable(largest)] : []), pageTable(metrics)];
};

export const missedSearchTargets = (metrics: readonly SizeMetrics[]): string[] => {
  const largest = metrics.at(-1);
  const smallest = metrics[0];
  if (!largest || !smallest) return [];
  const warm = at(0.95, clockOf(all(largest.search.warm)));
  const people = at(0.95, clockOf(all(largest.search.professionals.warm)));
  const fresh = at(0.95, largest.freshnessTimes);
  const grown = largest.pages.filter(({ readUnits }, index) => readUnits > (smallest.pages[index]?.readUnits ?? 0));
  return [
    ...(warm > searchTargets.warmP95Ms
      ? [`A search takes ${warm} ms at p95 (at most ${searchTargets.warmP95Ms}).`]
      : []),
    ...(people > searchTargets.warmP95Ms
      ? [`A search for professionals takes ${people} ms at p95 (at most ${searchTargets.warmP95Ms}).`]
      : []),
    ...(fresh > searchTargets.freshnessP95Ms
      ? [`A job is visible after ${fresh} ms at p95 (at most ${searchTargets.freshnessP95Ms}).`]
      : []),
    ...grown.map(({ page }) => `The page "${page}" reads more from the table in a larger marketplace.`),
  ];
};

export const searchReport = (
  metrics: readonly SizeMetrics[],
  { measuredAt, cores, loadAverage }: { measuredAt: Date; cores: number; loadAverage: number },
): string => {
  const missed = missedSearchTargets(metrics);
  return [
    '## Search at scale',
    `Written by \`npm run bench:search\` on ${measuredAt.toISOString().slice(0, 10)}: the embedded index, Node ${process.version}, ${cores} cores with a load average of ${rounded(loadAverage)} at the start, everything on one machine. Jobs and professionals are generated and the same in every run.`,
    missed.length === 0
      ? `All targets are met: p95 of a warm search is at most ${searchTargets.warmP95Ms} ms in the largest marketplace, a published job is visible within ${searchTargets.freshnessP95Ms / 1000} s, and read units don't grow.`
      : `Targets missed:\n\n${missed.map((it) => `- ${it}`).join('\n')}`,
    ...searchTables(metrics).map((table) => markdownTable(table).replace(/^## /, '### ')),
  ].join('\n\n');
};
