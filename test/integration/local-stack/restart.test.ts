import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/local/ports';
import { localEnvironment, type Addresses } from '../../../scripts/local/settings';
import { api } from '../../support/client';
import { jobDraft } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';

// A real run, killed without cleanup.

let dataDir: string;
let gatewayPort: number;
let child: ChildProcess;
const output: string[] = [];

const start = async (): Promise<void> => {
  output.length = 0;
  child = spawn(process.execPath, ['--import', './scripts/lib/load-typescript.ts', 'scripts/start.ts', '--empty'], {
    env: {
      ...process.env,
      BILLING: 'off',
      PORT: String(await freePort()),
      GATEWAY_PORT: String(gatewayPort),
      LOCAL_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data.toString()));
  while (!output.join('').includes('is running')) {
    if (child.exitCode !== null) throw new Error(`npm start ended: ${output.join('')}`);
    await wait(50);
  }
};

const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wardline-restart-'));
  gatewayPort = await freePort();
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const addresses: Addresses = {
    gateway,
    websocket: '',
    site: gateway,
    dynamodb: '',
    s3: '',
    aws: `${gateway}/_local/aws`,
  };
  Object.assign(process.env, localEnvironment(addresses, 'off'));
});
afterEach(() => end('SIGTERM'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const post = (employer: Employer, title: string) =>
  api(jobRoutes.createJob, { body: { job: jobDraft({ title }), status: 'draft' } }, { token: employer.token });

/** Posts jobs until the stack is killed; returns acknowledged IDs. */
const postUntilKilled = async (employer: Employer, acknowledged: string[]): Promise<void> => {
  for (let number = 1; ; number += 1) {
    try {
      const { status, body } = await post(employer, `Job ${number}`);
      if (status === 201) acknowledged.push(body.jobId);
    } catch {
      return;
    }
  }
};

const allJobs = async (token: string): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await api(
      searchRoutes.listManagedJobs,
      { query: cursor === undefined ? {} : { cursor } },
      { token },
    );
    ids.push(...body.items.map(({ jobId }) => jobId));
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  return ids;
};

it(
  'keeps every acknowledged write, account and session after kill -9 during writes',
  { timeout: 180_000 },
  async () => {
    await start();
    const employer = await registerEmployer({ verified: false });
    const acknowledged: string[] = [];
    const writing = Promise.all([1, 2, 3].map(() => postUntilKilled(employer, acknowledged)));
    while (acknowledged.length < 12) await wait(5);
    const professional = await registerProfessional();
    await end('SIGKILL');
    await writing;

    await start();
    const kept = await allJobs(employer.token);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    await expect(signIn(professional.email, professional.password)).resolves.toBeTruthy();
    const drained = await fetch(`http://127.0.0.1:${gatewayPort}/_local/drain`, { method: 'POST' });
    expect(drained.status).toBe(200);
    // The welcome email was in progress or sent when killed.
    const mails = (await (
      await fetch(`http://127.0.0.1:${gatewayPort}/_local/mail.json?to=${encodeURIComponent(professional.email)}`)
    ).json()) as unknown[];
    expect(mails.length).toBeGreaterThanOrEqual(2);
    // The first employer may have reached its write limit.
    const newcomer = await registerEmployer({ verified: false });
    expect((await post(newcomer, 'After the restart')).status).toBe(201);
  },
);

it('stops its table with it', async () => {
  await start();
  const port = /DynamoDB (http:\/\/\S+),/.exec(output.join(''))?.[1] ?? '';
  expect((await fetch(port)).status).toBe(200);
  await end('SIGTERM');
  expect(child.exitCode).toBe(0);
  await expect(fetch(port)).rejects.toThrow();
});
