import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runTasks, type Task } from './schedule';

const recorder = () => {
  const events: string[] = [];
  let busy = 0;
  let most = 0;
  const task = (name: string, cores: number, after: string[] = []): Task => ({
    name,
    cores,
    after,
    run: async () => {
      busy += cores;
      most = Math.max(most, busy);
      events.push(`start ${name}`);
      await wait(5);
      events.push(`end ${name}`);
      busy -= cores;
    },
  });
  return { events, task, most: () => most };
};

it('never uses more cores than available', async () => {
  const { task, events, most } = recorder();
  await runTasks([task('a', 1), task('b', 2), task('c', 1), task('d', 1)], 2);
  expect(most()).toBe(2);
  expect(events.filter((event) => event.startsWith('end'))).toHaveLength(4);
});

it('waits for the dependencies of a task', async () => {
  const { task, events } = recorder();
  await runTasks([task('e2e', 1, ['build']), task('build', 1), task('lint', 1)], 2);
  expect(events.indexOf('start e2e')).toBeGreaterThan(events.indexOf('end build'));
});

it('rejects circular dependencies', async () => {
  const { task } = recorder();
  await expect(runTasks([task('a', 1, ['b']), task('b', 1, ['a'])], 2)).rejects.toThrow('Nothing can run before a, b.');
});
