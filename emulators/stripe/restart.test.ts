import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

// A separate process, killed without cleanup.

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = `
  import { startStripeServer } from './emulators/stripe/testing/stripe-server.ts';
  const { address } = await startStripeServer(process.env.DATA_DIR);
  console.log('at ' + address);
`;

let dataDir: string;
let child: ChildProcess;
let address: string;

const start = async (): Promise<void> => {
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout!) {
    output += String(chunk);
    const found = /at (http\S+)/.exec(output);
    if (found) {
      address = found[1]!;
      return;
    }
  }
  throw new Error(`The emulator ended: ${output}`);
};

const kill = async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

const call = async (method: string, path: string, form = ''): Promise<{ id: string; data: { id: string }[] }> => {
  const response = await fetch(`${address}${path}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: { authorization: 'Bearer sk_test_local' },
    ...(method === 'POST' && { body: form }),
  });
  return (await response.json()) as { id: string; data: { id: string }[] };
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wardline-stripe-'));
});
afterEach(kill);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const createUntilKilled = async (acknowledged: string[]): Promise<void> => {
  for (;;) {
    try {
      acknowledged.push((await call('POST', '/v1/customers', 'email=ann@example.org')).id);
    } catch {
      return;
    }
  }
};

it('keeps every acknowledged write after kill -9 during writes', async () => {
  await start();
  const acknowledged: string[] = [];
  const writing = Promise.all([1, 2, 3].map(() => createUntilKilled(acknowledged)));
  while (acknowledged.length < 12) await new Promise((resolve) => setTimeout(resolve, 5));
  await kill();
  await writing;
  await start();
  const kept: string[] = [];
  for (let after = ''; ;) {
    const { data } = await call('GET', '/v1/customers', `limit=100${after && `&starting_after=${after}`}`);
    kept.push(...data.map(({ id }) => id));
    if (data.length < 100) break;
    after = data.at(-1)!.id;
  }
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(kept).size).toBe(kept.length);
});
