import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@shared/errors';
import type { Task, TaskForm } from '@shared/messages/model/calendar';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';

type TaskDeps = Pick<Deps, 'tasks' | 'clock'>;
type Key = { userId: string; taskId: string };

export const createTask = async (
  { tasks, clock }: TaskDeps,
  { userId, form }: { userId: string; form: TaskForm },
): Promise<Task> => {
  const task: Task = { ...form, taskId: clock.newId('tsk'), version: 1, updatedAt: clock.now().toISOString() };
  await tasks.create(userId, task);
  return task;
};

const found = async ({ tasks }: TaskDeps, { userId, taskId }: Key): Promise<Task> => {
  const task = await tasks.get(userId, taskId);
  if (!task) throw new AppError('NOT_FOUND');
  return task;
};

const formOf = ({ taskId: _id, version: _version, updatedAt: _at, ...form }: Task): TaskForm => form;

export const updateTask = (
  deps: TaskDeps,
  { form, version, ...key }: Key & { form: TaskForm; version: number },
): Promise<Task> =>
  retryOnConflict(async () => {
    const before = await found(deps, key);
    // A repeat of the stored change.
    if (before.version === version + 1 && isDeepStrictEqual(formOf(before), form)) return before;
    if (before.version !== version) throw new AppError('STALE_VERSION');
    const after: Task = {
      ...form,
      taskId: key.taskId,
      version: version + 1,
      updatedAt: deps.clock.now().toISOString(),
    };
    await deps.tasks.change(key.userId, before, after);
    return after;
  });

export const deleteTask = (deps: TaskDeps, key: Key): Promise<{ taskId: string }> =>
  retryOnConflict(async () => {
    await deps.tasks.remove(key.userId, await found(deps, key));
    return { taskId: key.taskId };
  });
