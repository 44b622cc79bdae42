import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../../lib/run-command';
import { runScript } from '../../lib/run-script';
import { registerActors } from '../../load/actors';
import { openLedger } from '../../load/ledger';
import { runLoad } from '../../load/run-load';
import { environmentOf, newHome, startStackProcess } from '../../load/stack-process';
import { textTable } from '../report';
import { usePart } from '../section';
import { missedUseTargets, useReport, useTable, type UseResults } from './report';

// npm run bench:use                   eight people use npm start with its demo data for an hour; writes its section of docs/bench.md
// npm run bench:use -- --minutes 5    less than an hour, which writes nothing

const usual = '60';
const { values } = parseArgs({ options: { minutes: { type: 'string', default: usual } } });
const minutes = Number(values.minutes);
const report = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));

/** Pairs of an employer and a professional, each with a request every two seconds. */
const pairs = 4;
const rate = 4;

const use = async (dataDir: string): Promise<UseResults> => {
  const home = await newHome(dataDir);
  Object.assign(process.env, environmentOf(home));
  const stack = await startStackProcess(home, { withDemo: true });
  try {
    const marks = [{ minute: 0, memoryMb: stack.memoryMb(), samples: 0, errors: 0 }];
    const actors = await registerActors(pairs);
    const ledger = openLedger();
    for (let minute = 1; minute <= minutes; minute += 1) {
      const samples = await runLoad({ actors, ledger, rate, seconds: 60 });
      const errors = samples.filter(({ error }) => error).length;
      marks.push({ minute, memoryMb: stack.memoryMb(), samples: samples.length, errors });
      console.info(`${minute} min  ${Math.round(stack.memoryMb())} MB`);
    }
    return { marks };
  } finally {
    await stack.stop();
  }
};

runScript(async () => {
  const loadAverage = loadavg()[0] ?? 0;
  const dataDir = await mkdtemp(join(tmpdir(), 'wardline-use-'));
  try {
    const results = await use(dataDir);
    console.info(textTable(useTable(results)));
    const missed = missedUseTargets(results);
    if (values.minutes === usual) {
      const section = useReport(results, { measuredAt: new Date(), cores: availableParallelism(), loadAverage });
      await writeFile(report, usePart.within(await readFile(report, 'utf8'), section));
      await runCommand(['oxfmt', report]);
    }
    for (const text of missed) console.error(text);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
});
