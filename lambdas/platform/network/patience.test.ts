import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRequestBudget, spendBudget } from './patience';
import { retryPassing } from './retry-passing';

// Only awaited time advances the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

const durationOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = Date.now();
  await work().catch(() => undefined);
  return Date.now() - began;
};

const hanging = () => {
  const timeouts: number[] = [];
  const step = async (timeoutMs: number): Promise<never> => {
    timeouts.push(timeoutMs);
    pass(timeoutMs);
    throw new Error('late');
  };
  return { timeouts, step };
};

describe('a service that does not respond', () => {
  it('gets the budget of a call, in more than one attempt', async () => {
    const { timeouts, step } = hanging();
    expect(await durationOf(() => retryPassing(step, () => true))).toBeLessThanOrEqual(8000);
    expect(timeouts.length).toBeGreaterThan(1);
  });

  it('gets half of that per request, however many calls it makes', async () => {
    const { step } = hanging();
    const took = await durationOf(() =>
      inRequestBudget(async () => {
        for (let call = 0; call < 3; call += 1) await retryPassing(step, () => true).catch(() => undefined);
      }),
    );
    expect(took).toBeLessThan(5000);
  });

  it('gets more time where PATIENCE allows it', async () => {
    vi.stubEnv('PATIENCE', '2');
    const { step } = hanging();
    const call = () => retryPassing(step, () => true);
    expect(await durationOf(() => inRequestBudget(call))).toBeGreaterThan(5000);
  });
});

it('counts simultaneous calls once, and not the time between calls', async () => {
  const left = await inRequestBudget(async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    const calls = [1, 2, 3].map(() => spendBudget(() => answered));
    pass(1000);
    answer(null);
    await Promise.all(calls);
    pass(1000);
    return spendBudget(async (remaining) => remaining());
  });
  expect(left).toBe(3000);
});

it('does not repeat permanent failures', async () => {
  const { timeouts, step } = hanging();
  await expect(retryPassing(step, () => false)).rejects.toThrow('late');
  expect(timeouts).toHaveLength(1);
});

describe('every function', () => {
  const root = new URL('../../../', import.meta.url);
  const code = globSync('lambdas/**/*.ts', { cwd: root })
    .filter((file) => !/\.(test|fake|fixture)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
  const filesWith = (call: RegExp, guard: string): string[] =>
    code.filter(({ text }) => call.test(text) && !text.includes(guard)).map(({ file }) => file);

  it('has timeouts for services: clients of the SDK, fetch, and requests of Node', () => {
    expect(filesWith(/new (?!NodeHttp)\w+Client\(/, 'sdkPatience()')).toEqual([]);
    expect(filesWith(/(?<![\w.])fetch\(/, 'signal')).toEqual([]);
    expect(filesWith(/from 'node:https?'/, 'signal')).toEqual(['lambdas/platform/internet/public-internet.ts']);
  });
});
