import { limits } from '@shared/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewTask } from '../../../store/connect/integrations/ports';
import type { TaskHandler } from '../ports';
import { engineFake } from './engine.fake';
import { runConnection } from './run-connection';
import { VendorProblem } from './vendor-problem';

const always = () => true;
const task: NewTask = { kind: 'thing', subject: 'one' };

let fake: ReturnType<typeof engineFake>;
let done: string[];
const doing = (handler: TaskHandler) => fake.handle('thing', handler);
const run = () => runConnection(fake.run, fake.ref, always);
const failing = (problem: VendorProblem) =>
  doing(() => {
    throw problem;
  });

beforeEach(async () => {
  fake = engineFake();
  done = [];
  doing(async (_context, { subject }) => {
    done.push(subject);
    return undefined;
  });
  await fake.connect();
});

describe('the worker of a connection', () => {
  it('runs due tasks once', async () => {
    await fake.queue(task);
    await fake.queue({ kind: 'thing', subject: 'two' });
    expect(await run()).toBe('idle');
    expect(done.sort()).toEqual(['one', 'two']);
    expect(await run()).toBe('idle');
    expect(done).toHaveLength(2);
  });

  it('runs alone', async () => {
    await fake.queue(task);
    const results = await Promise.all([run(), run(), run()]);
    expect(results.sort()).toEqual(['busy', 'busy', 'idle']);
    expect(done).toEqual(['one']);
  });

  it('repeats a task that got a newer reason in the meantime', async () => {
    let runs = 0;
    doing(async () => {
      runs += 1;
      if (runs === 1) await fake.queue(task);
      return undefined;
    });
    await fake.queue(task);
    expect(await run()).toBe('idle');
    expect(runs).toBe(2);
  });

  it('reschedules a task that asks for it', async () => {
    doing(async (_context, { subject }) => {
      done.push(subject);
      return { againAt: fake.after(600) };
    });
    await fake.queue(task);
    expect(await run()).toBe('idle');
    expect(fake.work()?.dueAt).toBe(fake.after(600));
    fake.pass(601);
    await run();
    expect(done).toEqual(['one', 'one']);
  });

  it('takes over when another worker stopped', async () => {
    await fake.queue(task);
    await fake.run.taskQueue.take(fake.ref.integrationId, { now: fake.after(0), until: fake.after(150) });
    expect(await run()).toBe('busy');
    fake.pass(151);
    expect(await run()).toBe('idle');
    expect(done).toEqual(['one']);
  });

  it('skips a connection that is gone', async () => {
    await fake.queue(task);
    await fake.disconnect();
    expect(await run()).toBe('gone');
    expect(fake.work()).toBeNull();
  });
});

describe('a service that fails', () => {
  it('is retried with growing delays, and shown as degraded until it works', async () => {
    failing(new VendorProblem('server_error', 503));
    await fake.queue(task);
    for (let round = 0; round < limits.integrationFailuresInARow; round += 1) {
      await run();
      fake.pass(limits.integrationRetrySeconds[round]! * 2);
    }
    expect(await fake.state()).toMatchObject({ state: 'degraded', reason: 'failing' });
    doing(async (_context, { subject }) => {
      done.push(subject);
      return undefined;
    });
    await run();
    expect(done).toEqual(['one']);
    expect(await fake.state()).toMatchObject({ state: 'connected', reason: null, failures: 0 });
  });

  it('is not called for as long as it asks for', async () => {
    failing(new VendorProblem('too_many_requests', 429, 300));
    await fake.queue(task);
    expect(await run()).toBe('resting');
    expect(fake.work()?.dueAt).toBe(fake.after(300));
    await fake.queue({ kind: 'thing', subject: 'two' });
    expect(fake.work()?.dueAt).toBe(fake.after(300));
  });

  it('can refuse a task, which ends it without affecting the connection’s health', async () => {
    failing(new VendorProblem('refused', 400));
    await fake.queue(task);
    expect(await run()).toBe('idle');
    expect(fake.tasks()).toEqual([]);
    expect(await fake.state()).toMatchObject({ state: 'connected', failures: 0 });
  });

  it('drops a task after the last retry', async () => {
    failing(new VendorProblem('malformed', 200));
    await fake.queue(task);
    for (const seconds of [...limits.integrationRetrySeconds, 0]) {
      await run();
      fake.pass(seconds * 2 + limits.integrationRestSeconds);
    }
    expect(fake.tasks()).toEqual([]);
  });

  it('keeps the tasks of a connection that waits for a person', async () => {
    failing(new VendorProblem('access_ended', 401));
    await fake.queue(task);
    expect(await run()).toBe('waiting');
    expect(fake.tasks()).toHaveLength(1);
    expect(fake.work()?.dueAt).toBeNull();
  });
});
