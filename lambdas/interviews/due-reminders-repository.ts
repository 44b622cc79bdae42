import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import * as z from 'zod';
import { keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import type { Table } from '../runtime/table-gateway';
import type { DueReminder, DueReminders } from './ports';
import { reminderEntry } from '../runtime/interview-reminder';

const ReminderItem = z.object({
  interviewId: z.string(),
  startsAt: z.string(),
  remindedMinutes: z.int().nullable(),
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
        // Everything that is due at this very moment, too.
        ExpressionAttributeValues: { ':list': lists.dueInterviewReminders, ':end': `${now}$` },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    return { due: Items.map(dueReminder), next: LastEvaluatedKey ?? null };
  },

  async settle({ interviewId, dueAt }, { minutes, nextAt }) {
    const place = nextAt === null ? ' REMOVE gsi1pk, gsi1sk' : ', gsi1sk = :next';
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.interviewReminder(interviewId),
          UpdateExpression: `SET ${minutes === null ? 'passedAt = :due' : 'remindedMinutes = :minutes'}${place}`,
          ConditionExpression: 'gsi1sk = :position',
          ExpressionAttributeValues: {
            ':position': reminderEntry(interviewId, dueAt).gsi1sk,
            ...(minutes === null ? { ':due': dueAt } : { ':minutes': minutes }),
            ...(nextAt !== null && { ':next': reminderEntry(interviewId, nextAt).gsi1sk }),
          },
        }),
      );
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new ChangedMeanwhile() : error;
    }
  },
});
