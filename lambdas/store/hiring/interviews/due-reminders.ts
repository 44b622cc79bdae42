import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { interviewIndexes, interviewKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { Table } from '../../../platform/table/table';
import type { DueReminder, DueReminders } from './ports';
import { reminderEntry } from './reminder-writes';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';

const ReminderItem = z.object({
  interviewId: z.string(),
  startsAt: z.string(),
  remindedMinutes: z.int().nullable(),
  choice: z.boolean().default(false),
  gsi1sk: z.string(),
});

const dueReminder = (item: unknown): DueReminder => {
  const { gsi1sk, ...reminder } = ReminderItem.parse(item);
  return { ...reminder, dueAt: gsi1sk.split('#')[0] ?? '' };
};

export const createDueReminders = (table: Table): DueReminders => ({
  async page(now, after) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk < :end',
        // "$" includes positions due exactly now.
        ExpressionAttributeValues: { ':list': interviewIndexes.dueInterviewReminders, ':end': `${now}$` },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    return { due: Items.map(dueReminder), next: LastEvaluatedKey ?? null };
  },

  async reschedule({ interviewId, dueAt, choice }, { minutes, nextAt }) {
    const said = choice ? { choiceRemindedAt: dueAt } : { remindedMinutes: minutes };
    const next =
      nextAt === null
        ? { gsi1pk: undefined, gsi1sk: undefined }
        : { gsi1sk: reminderEntry(interviewId, nextAt).gsi1sk };
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: interviewKeys.interviewReminder(interviewId),
          ...buildUpdate({
            set: { ...(minutes === null ? { passedAt: dueAt } : said), ...next },
            when: equals('gsi1sk', reminderEntry(interviewId, dueAt).gsi1sk),
          }),
        }),
      );
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new ConcurrentModificationError() : error;
    }
  },
});
