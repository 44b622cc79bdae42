import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timesOfMonth } from '../../cost/model';
import { runCommand } from '../../lib/run-command';
import { runScript } from '../../lib/run-script';
import type { Run } from './record';
import { problemsOf, summaryOf, withMore, type MeasuredCapacity } from './summary';
import { operations, unmeasuredOperations } from './unmeasured-operations';

// npm run bench:capacity   capacity units of every operation, from all successful calls of the integration tests
// npm run bench:capacity -- <test file>...   adds what these tests measure of operations without a measurement

const target = fileURLToPath(new URL('../../cost/capacity.json', import.meta.url));
const files = process.argv.slice(2);

const measure = async (): Promise<Run[]> => {
  const directory = await mkdtemp(join(tmpdir(), 'wardline-capacity-'));
  const file = join(directory, 'runs.jsonl');
  try {
    const tests = ['vitest', 'run', '--project=integration', '--project=own-stack', '--maxWorkers=3', ...files];
    const { exitCode, output } = await runCommand(tests, { env: { CAPACITY_FILE: file } });
    if (exitCode !== 0) throw new Error(`The tests failed:\n${output}`);
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Run);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const run = async (): Promise<number> => {
  const runs = await measure();
  const summary =
    files.length > 0
      ? withMore(JSON.parse(await readFile(target, 'utf8')) as MeasuredCapacity, runs, operations, timesOfMonth)
      : summaryOf(runs, operations, new Date().toISOString().slice(0, 10), timesOfMonth);
  await writeFile(target, `${JSON.stringify(summary, null, 2)}\n`);
  await runCommand(['oxfmt', target]);
  console.info(`${runs.length} runs: scripts/cost/capacity.json`);
  const problems = problemsOf(summary, operations, unmeasuredOperations);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
};

runScript(run);
