import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../../lib/run-command';
import { timedProgress } from '../progress';
import { textTable } from '../report';
import { realtimePart } from '../section';
import { measureApplications } from './apply';
import { measureDelivery } from './deliver';
import { missedRealtimeTargets, realtimeReport, realtimeTables, type RealtimeResults } from './report';
import { startBenchStack } from './stack';
import { runScript } from '../../lib/run-script';

// npm run bench:realtime              1,000 browsers, 200 applications per second; writes its section of docs/bench.md
// npm run bench:realtime -- --quick   a small run that writes nothing

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean' } } });
const size = flags.quick
  ? { pairs: 50, messages: { messages: 50, perSecond: 5 }, applications: { count: 100, perSecond: 50 } }
  : { pairs: 500, messages: { messages: 600, perSecond: 10 }, applications: { count: 1000, perSecond: 200 } };
const report = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));

const loadAverage = loadavg()[0] ?? 0;
const progress = timedProgress();

const measure = async (): Promise<RealtimeResults> => {
  progress('starting the stack in another process');
  const stack = await startBenchStack(size.pairs);
  try {
    progress(`${2 * size.pairs} browsers, ${size.messages.messages} messages`);
    const delivery = await measureDelivery(stack, size.messages);
    await stack.drain();
    progress(`${size.applications.count} applications, ${size.applications.perSecond} a second`);
    const applications = await measureApplications(stack, size.applications);
    progress('what follows from them');
    return { delivery, applications, drained: await stack.drain() };
  } finally {
    await stack.stop();
  }
};

const run = async (): Promise<void> => {
  const results = await measure();
  for (const table of realtimeTables(results)) console.info(`${textTable(table)}\n${table.note}`);
  const missed = missedRealtimeTargets(results);
  console.info(`\n${missed.length === 0 ? 'All targets are met.' : `Targets missed:\n${missed.join('\n')}`}`);
  if (flags.quick) return;
  const section = realtimeReport(results, { measuredAt: new Date(), cores: availableParallelism(), loadAverage });
  await writeFile(report, realtimePart.within(await readFile(report, 'utf8'), section));
  await runCommand(['oxfmt', report]);
};

runScript(run);
