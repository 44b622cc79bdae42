import { QueryCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { Task } from '@shared/messages/model/calendar';
import { entity } from '../../entity';
import { scheduleIndexes, scheduleKeys } from './keys';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import type { Tasks } from './ports';

const isOpen = ({ status }: Task): boolean => status !== 'completed';

/** Open tasks first; completed ones by due date, otherwise completion date. */
const positionOf = (task: Task): string =>
  isOpen(task) ? `OPEN#${task.taskId}` : `DONE#${task.dueDate ?? task.updatedAt.slice(0, 10)}#${task.taskId}`;

const taskItem = (userId: string, task: Task): Item => ({
  ...scheduleKeys.task(userId, task.taskId),
  ...entity('Task'),
  ...task,
  gsi1pk: scheduleIndexes.tasks(userId),
  gsi1sk: positionOf(task),
});

const last = '\u{10FFFF}';

export const createTasks = (table: Table): Tasks => {
  const TableName = table.name;
  const counted = (userId: string, change: 1 | -1 | 0): Write[] => {
    if (change === 0) return [];
    const write = change === 1 ? ({ add: 1, limit: limits.openTasks } as const) : ({ add: -1 } as const);
    return [countWrite(TableName, scheduleKeys.openTaskCount(userId), write)];
  };
  const asRead = ({ version }: Task) => ({
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  });

  const range = async (userId: string, from: string, to: string, limit: number): Promise<Task[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':list': scheduleIndexes.tasks(userId), ':from': from, ':to': to },
        Limit: limit,
      }),
    );
    return Items.map((item) => Task.parse(item));
  };

  return {
    async get(userId, taskId) {
      const item = await getItem(table, scheduleKeys.task(userId, taskId), true);
      return item ? Task.parse(item) : null;
    },

    create: (userId, task) =>
      transact(table, [
        { Put: { TableName, Item: taskItem(userId, task), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...counted(userId, isOpen(task) ? 1 : 0),
      ]),

    change: (userId, before, after) =>
      transact(table, [
        { Put: { TableName, Item: taskItem(userId, after), ...asRead(before) }, refusal: ConcurrentModificationError },
        ...counted(userId, isOpen(before) === isOpen(after) ? 0 : isOpen(after) ? 1 : -1),
      ]),

    remove: (userId, before) =>
      transact(table, [
        {
          Delete: { TableName, Key: scheduleKeys.task(userId, before.taskId), ...asRead(before) },
          refusal: ConcurrentModificationError,
        },
        ...counted(userId, isOpen(before) ? -1 : 0),
      ]),

    async list(userId, { from, to }) {
      const [open, done] = await Promise.all([
        range(userId, 'OPEN#', `OPEN#${last}`, limits.openTasks),
        range(userId, `DONE#${from}`, `DONE#${to}#${last}`, limits.calendarItemsPerWindow),
      ]);
      return [...open, ...done];
    },
  };
};
