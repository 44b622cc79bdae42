import { openJobSearch } from '../../../lambdas/search-index/open-job-search';
import { openProfessionalSearch } from '../../../lambdas/search-index/open-professional-search';
import { openTable } from '../../../lambdas/platform/table/table';
import { askAboutProfessionals } from './professional-queries';
import { askEverything, type Times } from './queries';

// A separate process, like a function: searches in the stack of its environment and prints measurements.

export type SearchMetrics = {
  firstSearchMs: number;
  memory: { rssMb: number; heapMb: number; outsideHeapMb: number };
  /** Each search once, before JIT compilation. */
  cold: Times;
  warm: Times;
  /** Professional search, after job search. */
  professionals: { firstSearchMs: number; warm: Times };
};

const warmRounds = Number(process.argv[2] ?? 8);
const megabytes = (bytes: number): number => bytes / 1024 / 1024;

const search = openJobSearch(openTable());
const started = performance.now();
await search.search({ filters: {}, sort: 'newest', after: null, limit: 1, now: new Date() });
const firstSearchMs = performance.now() - started;

const cold: Times = {};
await askEverything(search, cold);
const warm: Times = {};
for (let round = 0; round < warmRounds; round += 1) await askEverything(search, warm);

const people = openProfessionalSearch(openTable());
const first: Times = {};
const peopleStarted = performance.now();
await people.search({
  filters: {},
  access: 'limited',
  organizationId: null,
  sort: 'newest',
  after: null,
  limit: 1,
  today: new Date().toISOString().slice(0, 10),
});
const professionals = { firstSearchMs: performance.now() - peopleStarted, warm: {} as Times };
await askAboutProfessionals(people, first);
for (let round = 0; round < warmRounds; round += 1) await askAboutProfessionals(people, professionals.warm);

globalThis.gc?.();
const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
const memory = {
  rssMb: megabytes(rss),
  heapMb: megabytes(heapUsed),
  outsideHeapMb: megabytes(Math.max(external, arrayBuffers)),
};
process.stdout.write(JSON.stringify({ firstSearchMs, memory, cold, warm, professionals } satisfies SearchMetrics), () =>
  process.exit(0),
);
