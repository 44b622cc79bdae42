import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../lib/run-command';
import { startStack, type LocalStack } from '../local/stack';
import { seedDemoData } from '../seed/seed-demo-data';
import { buildBenchBundles, sizeOf } from './bundles';
import { coldEvents } from './cold-events';
import { measureColdStarts } from './cold-start';
import { measureLatency } from './latency';
import { measureRules } from './rules';
import { withParts } from './section';
import { timedProgress } from './progress';
import { markdownReport, missedTargets, tablesOf, textTable, type BenchResults } from './report';
import { runScript } from '../lib/run-script';

// npm run bench              everything; writes bench-results.json and docs/bench.md
// npm run bench -- --quick   few samples; writes bench-results.json only

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: flags } = parseArgs({ options: { quick: { type: 'boolean' } } });
const quick = flags.quick ?? false;
const runs = quick ? 3 : 11;
const calls = quick ? 30 : 300;
const progress = timedProgress();

const measure = async (stack: LocalStack, directory: string): Promise<BenchResults> => {
  Object.assign(process.env, stack.env);
  progress('demo data');
  await seedDemoData();
  await stack.drain();
  progress('packages');
  const bundles = await buildBenchBundles(join(directory, 'functions'));
  const events = await coldEvents();
  progress(`cold starts, ${runs} of each`);
  const coldStarts = await measureColdStarts(bundles, events, stack.env, {
    runs,
    directory: join(directory, 'events'),
  });
  progress('warm latency');
  const latency = await measureLatency(calls);
  await stack.drain();
  progress('rules');
  const rules = measureRules();
  return {
    measuredAt: new Date().toISOString(),
    machine: { node: process.version, cores: availableParallelism(), loadAverage: loadavg()[0] ?? 0 },
    sizes: await Promise.all(bundles.map(sizeOf)),
    coldStarts,
    latency,
    rules,
  };
};

const run = async (): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'wardline-bench-'));
  progress('site');
  const site = await runCommand(['vite', 'build', '--logLevel', 'warn']);
  if (site.exitCode !== 0) throw new Error(site.output);
  progress('starting the stack');
  const stack = await startStack({ serveSite: true, print: (text) => console.error(text) });
  try {
    const results = await measure(stack, directory);
    for (const table of tablesOf(results)) console.info(textTable(table));
    const missed = missedTargets(results);
    console.info(`\n${missed.length === 0 ? 'All targets are met.' : `Targets missed:\n${missed.join('\n')}`}`);
    await writeFile(join(root, 'bench-results.json'), `${JSON.stringify(results, null, 2)}\n`);
    if (!quick) {
      const file = join(root, 'docs/bench.md');
      await writeFile(file, withParts(markdownReport(results), await readFile(file, 'utf8')));
      await runCommand(['oxfmt', join(root, 'docs/bench.md')]);
    }
  } finally {
    await stack.stop();
    await rm(directory, { recursive: true, force: true });
  }
};

runScript(run);
