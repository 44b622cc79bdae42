import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import * as z from 'zod';
import type { Cursors } from '../runtime/cursor';
import { entity, keys, lists } from '../runtime/keys';
import { ChangedMeanwhile, retryStale } from '../runtime/retry-stale';
import { getItem, queryPage, transact, type Table } from '../runtime/table-gateway';
import { countWrite } from '../runtime/own-count';
import type { SavedJobRepository } from './ports';

const SavedJobItem = z.object({ jobId: z.string(), savedAt: z.string() });

export const createSavedJobRepository = (table: Table, cursors: Cursors): SavedJobRepository => {
  const TableName = table.name;

  const savedAt = async (userId: string, jobId: string): Promise<string | null> => {
    const item = await getItem(table, keys.savedJob(userId, jobId), true);
    return item ? SavedJobItem.parse(item).savedAt : null;
  };

  return {
    async isShown(userId, jobId) {
      const job = await getItem(table, keys.job(jobId), true);
      if (!job) return false;
      return job['status'] !== 'draft' || (await getItem(table, keys.applicant(jobId, userId), true)) !== undefined;
    },

    save: (userId, saved) =>
      retryStale(async () => {
        const before = await savedAt(userId, saved.jobId);
        if (before) return before;
        await transact(table, [
          {
            Put: {
              TableName,
              Item: {
                ...keys.savedJob(userId, saved.jobId),
                ...entity('SavedJob'),
                ...saved,
                gsi1pk: lists.savedJobs(userId),
                gsi1sk: `${saved.savedAt}#${saved.jobId}`,
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
            refusal: ChangedMeanwhile,
          },
          countWrite(TableName, keys.savedJobCount(userId), { add: 1, limit: limits.savedJobs }),
        ]);
        return saved.savedAt;
      }),

    remove: (userId, jobId) =>
      retryStale(async () => {
        if (!(await savedAt(userId, jobId))) return;
        await transact(table, [
          {
            Delete: { TableName, Key: keys.savedJob(userId, jobId), ConditionExpression: 'attribute_exists(pk)' },
            refusal: ChangedMeanwhile,
          },
          countWrite(TableName, keys.savedJobCount(userId), { add: -1 }),
        ]);
      }),

    async list(userId, { cursor, pageSize }) {
      const page = await queryPage(table, cursors, { list: lists.savedJobs(userId), index: 'gsi1', cursor, pageSize });
      return { ...page, items: page.items.map((item) => SavedJobItem.parse(item)) };
    },

    async ids(userId) {
      const { pk, sk } = keys.savedJob(userId, '');
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          ConsistentRead: true,
          Limit: limits.savedJobs,
        }),
      );
      return Items.map((item) => SavedJobItem.parse(item).jobId);
    },
  };
};
