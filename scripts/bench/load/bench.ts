import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mails } from '../../drill/outcome';
import { plainItems, problemsIn, storedItems } from '../../drill/outcome';
import { runCommand } from '../../lib/run-command';
import { runScript } from '../../lib/run-script';
import { registerActors, type Actors } from '../../load/actors';
import { openLedger } from '../../load/ledger';
import { runLoad } from '../../load/run-load';
import { environmentOf, newHome, startStackProcess, type RunningStack } from '../../load/stack-process';
import type { Fault } from '../../local/faults/faults';
import { timedProgress } from '../progress';
import { textTable } from '../report';
import { loadPart } from '../section';
import { loadReport, loadTables, missedLoadTargets, type LoadResults, type LoadRun } from './report';

// npm run bench:load                              200 requests a second for two minutes; writes its section of docs/bench.md
// npm run bench:load -- --rate 20 --seconds 10    another load, which writes nothing

const usual = { rate: '200', seconds: '120' };
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: usual.rate },
    seconds: { type: 'string', default: usual.seconds },
    pairs: { type: 'string', default: '20' },
  },
});
const [rate, seconds, pairs] = [Number(values.rate), Number(values.seconds), Number(values.pairs)];
const isUsual = values.rate === usual.rate && values.seconds === usual.seconds;
const report = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));

/** Faults of a bad day: some calls to each dependency fail. */
const badDay: readonly Partial<Fault>[] = [
  { dependency: 'table', kind: 'drop', rate: 0.01 },
  { dependency: 'search', kind: 'error', rate: 0.2 },
  { dependency: 'bus', kind: 'throttle', rate: 0.1 },
  { dependency: 'mail', kind: 'error', rate: 0.1 },
  { dependency: 'queue', kind: 'reset', rate: 0.1, bytes: 0 },
  { dependency: 'keys', kind: 'throttle', rate: 0.1 },
];

const progress = timedProgress();

const misbehave = async ({ gateway }: RunningStack, faults: readonly Partial<Fault>[]): Promise<void> => {
  const tell = (path: string, body: unknown): Promise<Response> =>
    fetch(`${gateway}/_local/faults${path}`, { method: 'POST', body: JSON.stringify(body) });
  await tell('/clear', {});
  for (const fault of faults) {
    const reply = await tell('', fault);
    if (!reply.ok) throw new Error(await reply.text());
  }
};

const measure = async (stack: RunningStack, actors: Actors, faults: boolean): Promise<LoadRun> => {
  const ledger = openLedger();
  let stackMb = 0;
  const watch = setInterval(() => {
    stackMb = Math.max(stackMb, stack.memoryMb());
  }, 1000);
  await misbehave(stack, faults ? badDay : []);
  const samples = await runLoad({ actors, ledger, rate, seconds });
  clearInterval(watch);
  await misbehave(stack, []);
  await ledger.settle();
  await stack.drain();
  const items = await storedItems(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  const mails = (await (await fetch(`${stack.gateway}/_local/mail.json`)).json()) as Mails;
  return {
    faults,
    samples,
    stackMb,
    acknowledged: ledger.acknowledged(),
    ...ledger.recount(plainItems(items)),
    problems: problemsIn(items, mails),
  };
};

const runBoth = async (dataDir: string): Promise<LoadResults> => {
  const home = await newHome(dataDir);
  Object.assign(process.env, environmentOf(home));
  progress('starting the stack in another process');
  const stack = await startStackProcess(home);
  try {
    progress(`registering ${pairs} employers and professionals`);
    const actors = await registerActors(pairs);
    const runs: LoadRun[] = [];
    for (const faults of [false, true]) {
      progress(`${rate} requests a second for ${seconds} s, faults ${faults ? 'on' : 'off'}`);
      runs.push(await measure(stack, actors, faults));
    }
    return { rate, seconds, runs };
  } finally {
    await stack.stop();
  }
};

const save = async (results: LoadResults, loadAverage: number): Promise<void> => {
  const section = loadReport(results, { measuredAt: new Date(), cores: availableParallelism(), loadAverage });
  await writeFile(report, loadPart.within(await readFile(report, 'utf8'), section));
  await runCommand(['oxfmt', report]);
};

runScript(async () => {
  const loadAverage = loadavg()[0] ?? 0;
  const dataDir = await mkdtemp(join(tmpdir(), 'wardline-load-'));
  try {
    const results = await runBoth(dataDir);
    for (const table of loadTables(results)) console.info(textTable(table));
    if (isUsual) await save(results, loadAverage);
    const missed = missedLoadTargets(results);
    for (const text of missed) console.error(text);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
});
