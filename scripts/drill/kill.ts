import { mkdtemp, rm } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { registerActors } from '../load/actors';
import { openLedger, type Ledger } from '../load/ledger';
import { runLoad } from '../load/run-load';
import { environmentOf, newHome, startStackProcess, type RunningStack, type StackHome } from '../load/stack-process';
import { runCommand } from '../lib/run-command';
import type { DeadLetter } from '../local/dead-letters';
import { runScript } from '../lib/run-script';
import { plainItems, problemsIn, storedItems, type Mails } from './outcome';

// npm run drill:kill [-- --times 20 --rate 20]: kill -9 of the whole stack at random moments during the load.

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, rate: { type: 'string', default: '20' } },
});
const pairs = 4;
/** Milliseconds of load before the kill. */
const moments = { from: 500, to: 8000 } as const;

const deadLettersOf = async ({ gateway }: RunningStack): Promise<DeadLetter[]> =>
  (await (await fetch(`${gateway}/_local/dead-letters.json`)).json()) as DeadLetter[];

/** A message whose consumer was killed three times becomes a dead letter, which an operator sends back once. */
const sendBack = async (stack: RunningStack, { gatewayPort }: StackHome): Promise<void> => {
  const letters = await deadLettersOf(stack);
  if (letters.length === 0) return;
  console.info(`${letters.length} dead letters are sent back.`);
  const env = { GATEWAY_PORT: String(gatewayPort) };
  for (const consumer of new Set(letters.map((it) => it.consumer)))
    await runCommand(['tsx', 'scripts/dlq.ts', '--redrive', consumer], { env });
  await stack.drain();
};

type Drill = { home: StackHome; times: number; rate: number };

/** Kills and restarts; the ledger has what people sent in the meantime. */
const killAtRandom = async (
  { home, times, rate }: Drill,
  stacks: RunningStack[],
): Promise<{ ledger: Ledger; requests: number }> => {
  stacks.push(await startStackProcess(home));
  const actors = await registerActors(pairs);
  const ledger = openLedger();
  let requests = 0;
  for (let time = 1; time <= times; time += 1) {
    const over = new AbortController();
    const load = runLoad({ actors, ledger, rate, seconds: 3600, signal: over.signal });
    const after = randomInt(moments.from, moments.to);
    await wait(after);
    await stacks.at(-1)?.stop('SIGKILL');
    over.abort();
    requests += (await load).length;
    const began = performance.now();
    stacks.push(await startStackProcess(home));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.info(`Killed ${time} of ${times} after ${after} ms; running again in ${seconds} s.`);
  }
  return { ledger, requests };
};

const problemsAfter = async (stack: RunningStack, home: StackHome, ledger: Ledger): Promise<string[]> => {
  await ledger.settle();
  await stack.drain();
  await sendBack(stack, home);
  const items = await storedItems(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  const mails = (await (await fetch(`${stack.gateway}/_local/mail.json`)).json()) as Mails;
  const { lost, doubled } = ledger.recount(plainItems(items));
  return [
    ...lost.map((it) => `lost: ${it}`),
    ...doubled.map((it) => `doubled: ${it}`),
    ...problemsIn(items, mails, Number(values.times)),
    ...(await deadLettersOf(stack)).map((it) => `dead letter: ${JSON.stringify(it)}`),
  ];
};

const drill = async (options: Drill): Promise<string[]> => {
  const stacks: RunningStack[] = [];
  Object.assign(process.env, environmentOf(options.home));
  try {
    const { ledger, requests } = await killAtRandom(options, stacks);
    const problems = await problemsAfter(stacks.at(-1)!, options.home, ledger);
    console.info(`${requests} requests, ${ledger.acknowledged()} acknowledged writes.`);
    return problems;
  } finally {
    for (const stack of stacks) await stack.stop();
  }
};

runScript(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardline-kill-'));
  try {
    const home = await newHome(dataDir);
    const problems = await drill({ home, times: Number(values.times), rate: Number(values.rate) });
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.info('Nothing was lost or doubled, and every invariant holds.');
    return problems.length === 0 ? 0 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
});
