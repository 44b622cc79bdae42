import { gatewayFunctions } from '@shared/platform/functions';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../lib/run-command';
import { runScript } from '../../lib/run-script';
import type { Run } from './record';
import { summaryOf } from './summary';

// npm run bench:capacity   capacity units of every operation, from all successful calls of the integration tests

const target = fileURLToPath(new URL('../../cost/capacity.json', import.meta.url));

const run = async (): Promise<number> => {
  const directory = await mkdtemp(join(tmpdir(), 'wardline-capacity-'));
  const file = join(directory, 'runs.jsonl');
  try {
    const tests = ['vitest', 'run', '--project=integration', '--project=own-stack', '--maxWorkers=3'];
    const { exitCode, output } = await runCommand(tests, { env: { CAPACITY_FILE: file } });
    if (exitCode !== 0) throw new Error(`The tests failed:\n${output}`);
    const runs = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Run);
    const operations = Object.values(gatewayFunctions).flatMap(({ routes }) => Object.keys(routes));
    const summary = summaryOf(runs, operations, new Date().toISOString().slice(0, 10));
    await writeFile(target, `${JSON.stringify(summary, null, 2)}\n`);
    await runCommand(['oxfmt', target]);
    console.info(`${runs.length} runs: scripts/cost/capacity.json`);
    const { unmeasured } = summary;
    if (unmeasured.length > 0)
      console.error(`${unmeasured.length} operations were never called: ${unmeasured.join(', ')}.`);
    return unmeasured.length > 0 ? 1 : 0;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

runScript(run);
