import { scheduledFunctions } from '@shared/platform/scheduled-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvocationError } from './lambda/functions';
import { scheduleNames, startScheduler } from './scheduler';

const [first, second] = [scheduleNames[0]!, scheduleNames[1]!];
const periodMs = (name: keyof typeof scheduledFunctions): number => scheduledFunctions[name].everyMinutes * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (invoke: (name: string) => Promise<unknown>, byClock: boolean | Promise<unknown> = true) => {
  const lines: string[] = [];
  const scheduler = startScheduler({
    lambdas: { invoke },
    log: { write: (line) => lines.push(line) },
    byClock,
    firstRunMs: 1000,
  });
  return { scheduler, lines };
};

describe('the scheduler of the local stack', () => {
  it('runs each function soon after the start, then at its interval', async () => {
    const invoke = vi.fn((_name: string) => Promise.resolve());
    const { scheduler } = open(invoke);
    await vi.advanceTimersByTimeAsync(1000);
    expect(invoke.mock.calls.map(([name]) => name).sort()).toEqual([...scheduleNames].sort());
    await vi.advanceTimersByTimeAsync(3 * 3600_000);
    for (const name of scheduleNames) {
      const runs = invoke.mock.calls.filter(([called]) => called === name).length;
      expect(runs, name).toBe(1 + Math.floor((3 * 3600_000) / periodMs(name)));
    }
    await scheduler.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs nothing until the given promise resolves', async () => {
    const invoke = vi.fn((_name: string) => Promise.resolve());
    const filled = Promise.withResolvers<undefined>();
    const { scheduler } = open(invoke, filled.promise);
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(invoke).not.toHaveBeenCalled();
    filled.resolve(undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(invoke).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(invoke.mock.calls.map(([name]) => name).sort()).toEqual([...scheduleNames].sort());
    await scheduler.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs nothing if stopped while waiting', async () => {
    const invoke = vi.fn((_name: string) => Promise.resolve());
    const filled = Promise.withResolvers<undefined>();
    const { scheduler } = open(invoke, filled.promise);
    await scheduler.stop();
    filled.resolve(undefined);
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(invoke).not.toHaveBeenCalled();
  });

  it('skips a tick while the previous run is in progress', async () => {
    const ends: (() => void)[] = [];
    const invoke = vi.fn((name: string) =>
      name === first ? new Promise<void>((resolve) => ends.push(resolve)) : Promise.resolve(),
    );
    const { scheduler } = open(invoke);
    await vi.advanceTimersByTimeAsync(1000 + 3 * periodMs(first));
    expect(ends).toHaveLength(1);
    expect(scheduler.states().find(({ name }) => name === first)).toMatchObject({ running: true });
    ends[0]!();
    await vi.advanceTimersByTimeAsync(periodMs(first));
    expect(ends).toHaveLength(2);
    ends[1]!();
    await scheduler.stop();
  });

  it('logs a failed run, reports it, and continues', async () => {
    const { scheduler, lines } = open((name) =>
      name === second ? Promise.reject(new InvocationError('Sandbox.Timedout', 'too slow')) : Promise.resolve(),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines.join()).toMatch(new RegExp(`"ERROR","function":"${second}".*Sandbox.Timedout`));
    expect(scheduler.states().find(({ name }) => name === second)).toMatchObject({ lastError: 'Sandbox.Timedout' });
    await vi.advanceTimersByTimeAsync(periodMs(second));
    expect(lines).toHaveLength(2);
    await scheduler.stop();
  });

  it('runs only on request if the clock is off', async () => {
    const invoke = vi.fn((_name: string) => Promise.resolve({ done: 1 }));
    const { scheduler } = open(invoke, false);
    await vi.advanceTimersByTimeAsync(24 * 3600_000);
    expect(invoke).not.toHaveBeenCalled();
    expect(await Promise.all([scheduler.run(first), scheduler.run(first)])).toEqual([{ done: 1 }, { done: 1 }]);
    expect(invoke).toHaveBeenCalledTimes(2);
    await scheduler.stop();
  });
});
