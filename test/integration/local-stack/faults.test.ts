import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault, FaultState } from '../../../scripts/local/faults/faults';
import { api } from '../../support/client';
import { openCast, subjectsOf, titlesOf, type Cast, type Outcome, type Subject } from '../../support/fault-subjects';
import { jobDraft } from '../../support/marketplace';
import { startTestStack } from '../../support/stack';

let stack: Awaited<ReturnType<typeof startTestStack>>;
let cast: Cast;
beforeAll(async () => {
  stack = await startTestStack({ faults: true });
  cast = await openCast(stack);
  // Loads the functions first.
  for (const subject of Object.values(subjectsOf(cast))) {
    const attempt = await subject.prepare();
    await attempt.check(await attempt.act());
  }
});
afterAll(() => stack.stop());

const tell = async (path: string, body: unknown = {}): Promise<number> =>
  (await fetch(`${stack.gateway}/_local/faults${path}`, { method: 'POST', body: JSON.stringify(body) })).status;
const stateOf = async (dependency: string): Promise<FaultState | undefined> => {
  const states = (await (await fetch(`${stack.gateway}/_local/faults.json`)).json()) as FaultState[];
  return states.find((state) => state.dependency === dependency);
};

type Way = { [F in Fault as F['kind']]: Omit<F, 'dependency' | 'only' | 'times' | 'rate'> }[Fault['kind']];
const ways: Record<string, Way> = {
  // Much longer than any timeout.
  hangs: { kind: 'latency', ms: 60_000 },
  'breaks off at once': { kind: 'reset', bytes: 0 },
  'breaks off in the middle': { kind: 'reset', bytes: 10 },
  'does it and loses the answer': { kind: 'drop' },
  fails: { kind: 'error' },
  throttles: { kind: 'throttle' },
};
const names = ['table', 'pool', 'mail', 'storage', 'search', 'bus', 'queue', 'push', 'registry'] as const;

const misbehave = async (subject: Subject, way: Way, times: number | null, expected: Outcome): Promise<void> => {
  const { dependency } = subject;
  const attempt = await subject.prepare();
  expect(await tell('', { dependency, ...way, times })).toBe(200);
  const outcome = await attempt.act();
  expect(outcome).toEqual(expected);
  // Consumers reach the dependency after the answer.
  await expect.poll(async () => (await stateOf(dependency))?.failed).toBeGreaterThan(0);
  if (times === null) await tell('/clear');
  if (outcome.status >= 400) expect(await attempt.again?.()).toEqual(subject.passing);
  await attempt.check(outcome);
  await tell('/clear');
};

afterEach(() => tell('/clear'));

describe.each(Object.entries(ways))('what %s', (_name, way) => {
  it.each(names)('%s: once, which no one notices', async (name) => {
    const subject = subjectsOf(cast)[name];
    await misbehave(subject, way, 1, subject.passing);
  });

  it.each(names)('%s: always, which people are told without losing anything', async (name) => {
    const subject = subjectsOf(cast)[name];
    await misbehave(subject, way, subject.most ?? null, subject.lasting);
  });
});

describe('a write whose answer is lost', () => {
  it.each(['PutItem', 'UpdateItem', 'TransactWriteItems'])('by %s is made once, and answered', async (only) => {
    const job = jobDraft();
    const options = { token: cast.employer.token, idempotencyKey: randomUUID() };
    await tell('', { dependency: 'table', kind: 'drop', only, times: 1 });
    const { status } = await api(jobRoutes.createJob, { body: { job, status: 'draft' } }, options);
    expect((await stateOf('table'))?.failed).toBe(1);
    await tell('/clear');
    expect(status).toBe(201);
    expect((await titlesOf(cast.employer)).filter((title) => title === job.title)).toHaveLength(1);
  });
});

describe('the switch', () => {
  it('explains unknown options, and is absent from a stack without it', async () => {
    expect(await tell('', { dependency: 'tabel', kind: 'drop' })).toBe(400);
    expect(await tell('', { dependency: 'table', kind: 'latency' })).toBe(400);
    const form = new URLSearchParams({ dependency: 'registry', kind: 'latency', ms: '', times: '', only: '' });
    const page = await fetch(`${stack.gateway}/_local/faults`, { method: 'POST', body: form });
    expect(await page.text()).toContain('answers late');
    expect(await tell('/clear')).toBe(200);
  });
});
