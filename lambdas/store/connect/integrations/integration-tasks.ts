import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { DeleteCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { buildCondition, equals } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { queryEvery, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { integrationIndexes, integrationKeys } from './keys';
import type { IntegrationTasks, NewTask, StoredTask } from './ports';

const Stored = z.object({
  kind: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.string()),
  dueAt: z.string(),
  tries: z.int(),
  mark: z.string(),
});

const pageSize = 100;

const idOf = ({ kind, subject }: Pick<NewTask, 'kind' | 'subject'>): string => `${kind}#${subject}`;

const readTask = (item: Item): StoredTask => ({ ...Stored.parse(item), taskId: String(item['sk']) });

const earlier = (a: string | null, b: string): string => (a === null || b < a ? b : a);

export const createIntegrationTasks = (table: Table): IntegrationTasks => {
  const TableName = table.name;
  const keyOf = (integrationId: string, { taskId }: StoredTask) =>
    integrationKeys.integrationTask(integrationId, taskId);

  /** Does nothing if there is a newer reason. */
  const unlessMarked = async (send: () => Promise<unknown>): Promise<void> => {
    await conditionHolds(send());
  };

  return {
    async put(integrationId, { kind, subject, data = {}, dueAt }, at) {
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...integrationKeys.integrationTask(integrationId, idOf({ kind, subject })),
            ...entity('IntegrationTask'),
            ...{ kind, subject, data, dueAt: dueAt ?? at, tries: 0, mark: randomUUID() },
          },
        }),
      );
    },

    // Consistent, so a worker doesn't release a connection with pending tasks. Few wait at a time.
    async due(integrationId, { now, limit }) {
      const list = integrationIndexes.integrationTasks(integrationId);
      const due: StoredTask[] = [];
      let nextAt: string | null = null;
      for await (const item of queryEvery(table, { list, consistent: true, pageSize })) {
        const task = readTask(item);
        if (task.dueAt <= now) due.push(task);
        else nextAt = earlier(nextAt, task.dueAt);
      }
      due.sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
      const rest = due[limit];
      return { due: due.slice(0, limit), nextAt: rest ? rest.dueAt : nextAt };
    },

    done: (integrationId, task) =>
      unlessMarked(() =>
        table.client.send(
          new DeleteCommand({
            TableName,
            Key: keyOf(integrationId, task),
            ...buildCondition(equals('mark', task.mark)),
          }),
        ),
      ),

    later: (integrationId, task, { dueAt, tries }) =>
      unlessMarked(() =>
        table.client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(integrationId, task),
            ...buildUpdate({ set: { dueAt, tries }, when: equals('mark', task.mark) }),
          }),
        ),
      ),
  };
};
