import { PutCommand, QueryCommand } from '../../../platform/table/commands';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { mostOf } from '@shared/money/billing/catalogue';
import { Instant, JobId, UserId } from '@shared/core/model/fields';
import { JobAlert } from '@shared/hiring/model/job-alert';
import { entity } from '../../entity';
import { jobAlertIndexes, jobAlertKeys } from './keys';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import { createCounted } from '../../../platform/table/counted-item';
import { countWrite } from '../../../platform/table/reserve-slot';
import type { JobAlertRepository, JobAlertItem } from './ports';
import * as z from 'zod';

/** Older alerts found only jobs. */
const FoundItem = z.union([
  z.object({ id: z.string(), at: Instant }),
  z.object({ jobId: JobId, publishedAt: Instant }).transform(({ jobId: id, publishedAt: at }) => ({ id, at })),
]);

export const AlertItem: z.ZodType<JobAlertItem> = JobAlert.extend({
  userId: UserId,
  nextRunAt: Instant,
  newsSince: Instant,
  searchedAt: Instant.nullable(),
  seen: z.array(FoundItem),
  mailed: z.array(UserId).default([]),
  held: z.literal(true).optional(),
});

const alertItem = (alert: JobAlertItem): Item => ({
  ...jobAlertKeys.jobAlert(alert.userId, alert.jobAlertId),
  ...entity('JobAlert'),
  ...alert,
  ...(!alert.paused &&
    !alert.held && { gsi1pk: jobAlertIndexes.dueAlerts, gsi1sk: `${alert.nextRunAt}#${alert.jobAlertId}` }),
});

export const replaceAlert = (TableName: string, before: JobAlertItem, after: JobAlertItem): Write => ({
  Put: {
    TableName,
    Item: alertItem(after),
    ConditionExpression: '#version = :version AND nextRunAt = :nextRunAt',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': before.version, ':nextRunAt': before.nextRunAt },
  },
  refusal: ConcurrentModificationError,
});

/** Maximum of the largest plan: alerts stay after a change to a smaller one. */
const mostAlerts = mostOf('jobAlerts');

export const createJobAlertRepository = (table: Table): JobAlertRepository => {
  const TableName = table.name;
  return {
    async get({ userId, jobAlertId }) {
      const item = await getItem(table, jobAlertKeys.jobAlert(userId, jobAlertId), true);
      return item ? AlertItem.parse(item) : null;
    },

    async list(userId) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': jobAlertIndexes.jobAlerts(userId), ':sk': 'alr_' },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: mostAlerts,
        }),
      );
      return Items.map((item) => AlertItem.parse(item));
    },

    create: (alert, limit) =>
      createCounted(table, alertItem(alert), { count: jobAlertKeys.jobAlertCount(alert.userId), limit }),

    async change(before, after) {
      const { Put } = replaceAlert(TableName, before, after);
      try {
        await table.client.send(new PutCommand(Put!));
      } catch (error) {
        throw error instanceof ConditionalCheckFailedException ? new ConcurrentModificationError() : error;
      }
    },

    remove: ({ userId, jobAlertId }) =>
      retryOnConflict(async () => {
        const Key = jobAlertKeys.jobAlert(userId, jobAlertId);
        if (!(await getItem(table, Key, true))) return;
        await transact(table, [
          {
            Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' },
            refusal: ConcurrentModificationError,
          },
          countWrite(TableName, jobAlertKeys.jobAlertCount(userId), { add: -1 }),
        ]);
      }),
  };
};
