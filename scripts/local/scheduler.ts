import { scheduledFunctions, type ScheduledFunctionName } from '@shared/platform/scheduled-functions';
import { randomUUID } from 'node:crypto';
import type { LambdaLog } from './lambda/lambda-log';
import { InvocationError, type Lambdas } from './lambda/functions';
import { accountId, region } from './settings';

export type ScheduleState = {
  name: ScheduledFunctionName;
  everyMinutes: number;
  running: boolean;
  lastRunAt: string | null;
  lastError: string | null;
  /** Null if only run manually. */
  nextRunAt: string | null;
};

export type Scheduler = {
  /** Runs after any run in progress; returns the function's result. */
  run(name: ScheduledFunctionName): Promise<unknown>;
  states(): ScheduleState[];
  stop(): Promise<void>;
};

export type SchedulerOptions = {
  lambdas: Pick<Lambdas, 'invoke'>;
  log: Pick<LambdaLog, 'write'>;
  /** False in tests, which run functions explicitly. A promise: starts when it resolves. */
  byClock: boolean | Promise<unknown>;
  /** Delay after start for runs missed while the stack was down. */
  firstRunMs?: number;
};

export const scheduleNames = Object.keys(scheduledFunctions) as ScheduledFunctionName[];
export const isSchedule = (name: string): name is ScheduledFunctionName => Object.hasOwn(scheduledFunctions, name);

const periodMs = (name: ScheduledFunctionName): number => scheduledFunctions[name].everyMinutes * 60_000;

/** Scheduled event of an EventBridge rule. */
const tickEvent = (name: ScheduledFunctionName) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: accountId,
  time: new Date().toISOString(),
  region,
  resources: [`arn:aws:events:${region}:${accountId}:rule/wardline-local-${name}`],
  detail: {},
});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Skips a tick while the previous run is in progress. */
export const startScheduler = ({ lambdas, log, byClock, firstRunMs = 30_000 }: SchedulerOptions): Scheduler => {
  const running = new Map<ScheduledFunctionName, Promise<unknown>>();
  const last = new Map<ScheduledFunctionName, { at: string; error: string | null }>();
  const next = new Map<ScheduledFunctionName, number>();
  const timers = new Map<ScheduledFunctionName, NodeJS.Timeout>();
  let stopped = false;

  const invoke = async (name: ScheduledFunctionName): Promise<unknown> => {
    const at = new Date().toISOString();
    try {
      const answer = await lambdas.invoke(name, tickEvent(name));
      last.set(name, { at, error: null });
      return answer;
    } catch (error) {
      last.set(name, { at, error: nameOf(error) });
      // The worker logs what the function threw, but not that it was terminated.
      if (error instanceof InvocationError && !stopped) {
        log.write(
          JSON.stringify({ level: 'ERROR', function: name, message: 'scheduled run failed', errorName: error.name }),
        );
      }
      throw error;
    } finally {
      running.delete(name);
    }
  };

  const begin = (name: ScheduledFunctionName): Promise<unknown> => {
    const run = invoke(name);
    running.set(name, run);
    return run;
  };

  const tick = (name: ScheduledFunctionName): void => {
    plan(name, periodMs(name));
    if (!running.has(name)) void begin(name).catch(() => undefined);
  };

  const plan = (name: ScheduledFunctionName, delay: number): void => {
    if (stopped) return;
    next.set(name, Date.now() + delay);
    timers.set(
      name,
      setTimeout(() => tick(name), delay),
    );
  };

  const planAll = (): void => {
    for (const name of scheduleNames) plan(name, Math.min(firstRunMs, periodMs(name)));
  };
  if (byClock === true) planAll();
  else if (byClock) void byClock.then(planAll);

  return {
    async run(name) {
      while (running.has(name)) await running.get(name)?.catch(() => undefined);
      return begin(name);
    },
    states: () =>
      scheduleNames.map((name) => ({
        name,
        everyMinutes: scheduledFunctions[name].everyMinutes,
        running: running.has(name),
        lastRunAt: last.get(name)?.at ?? null,
        lastError: last.get(name)?.error ?? null,
        nextRunAt: next.has(name) ? new Date(next.get(name)!).toISOString() : null,
      })),
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
};
