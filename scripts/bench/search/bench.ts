import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../../lib/run-command';
import { timedProgress } from '../progress';
import { textTable } from '../report';
import type { Size } from './fill';
import { measureSize, type Samples, type SizeMetrics } from './measure';
import { missedSearchTargets, searchReport, searchTables } from './report';
import { searchPart } from '../section';
import { runScript } from '../../lib/run-script';

// npm run bench:search              1,000, 10,000 and 100,000 jobs; writes its section of docs/bench.md
// npm run bench:search -- --quick   1,000 jobs only, writes nothing

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean' } } });
const sizes: Size[] = [
  { jobs: 1000, professionals: 150 },
  { jobs: 10_000, professionals: 1500 },
  { jobs: 100_000, professionals: 15_000 },
];
const samples: Samples = { warmRounds: 6, apiRounds: 4, published: 20 };
const report = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));

const loadAverage = loadavg()[0] ?? 0;
const progress = timedProgress();

const run = async (): Promise<void> => {
  const metrics: SizeMetrics[] = [];
  for (const size of flags.quick ? sizes.slice(0, 1) : sizes) metrics.push(await measureSize(size, samples, progress));
  for (const table of searchTables(metrics)) console.info(textTable(table));
  const missed = missedSearchTargets(metrics);
  console.info(`\n${missed.length === 0 ? 'All targets are met.' : `Targets missed:\n${missed.join('\n')}`}`);
  if (flags.quick) return;
  const section = searchReport(metrics, { measuredAt: new Date(), cores: availableParallelism(), loadAverage });
  await writeFile(report, searchPart.within(await readFile(report, 'utf8'), section));
  await runCommand(['oxfmt', report]);
};

runScript(run);
