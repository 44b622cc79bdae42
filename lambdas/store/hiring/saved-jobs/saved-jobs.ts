import { QueryCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import type { Cursors } from '../../../platform/http/cursor';
import { applicationKeys } from '../applications/keys';
import { entity } from '../../entity';
import { isPublished, readJob } from '../jobs/job-item';
import { jobKeys } from '../jobs/keys';
import { savedJobIndexes, savedJobKeys } from './keys';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryPage, transact, type Table } from '../../../platform/table/table';
import { countWrite } from '../../../platform/table/reserve-slot';
import type { SavedJobRepository } from './ports';
import * as z from 'zod';

const SavedJobItem = z.object({ jobId: z.string(), savedAt: z.string() });

export const createSavedJobRepository = (table: Table, cursors: Cursors): SavedJobRepository => {
  const TableName = table.name;

  const savedAt = async (userId: string, jobId: string): Promise<string | null> => {
    const item = await getItem(table, savedJobKeys.savedJob(userId, jobId), true);
    return item ? SavedJobItem.parse(item).savedAt : null;
  };

  return {
    async isShown(userId, jobId) {
      const job = await getItem(table, jobKeys.job(jobId), true);
      if (!job) return false;
      return (
        isPublished(readJob(job)) ||
        (await getItem(table, applicationKeys.applicant(jobId, userId), true)) !== undefined
      );
    },

    save: (userId, saved) =>
      retryOnConflict(async () => {
        const before = await savedAt(userId, saved.jobId);
        if (before) return before;
        await transact(table, [
          {
            Put: {
              TableName,
              Item: {
                ...savedJobKeys.savedJob(userId, saved.jobId),
                ...entity('SavedJob'),
                ...saved,
                gsi1pk: savedJobIndexes.savedJobs(userId),
                gsi1sk: `${saved.savedAt}#${saved.jobId}`,
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
            refusal: ConcurrentModificationError,
          },
          countWrite(TableName, savedJobKeys.savedJobCount(userId), { add: 1, limit: limits.savedJobs }),
        ]);
        return saved.savedAt;
      }),

    remove: (userId, jobId) =>
      retryOnConflict(async () => {
        if (!(await savedAt(userId, jobId))) return;
        await transact(table, [
          {
            Delete: {
              TableName,
              Key: savedJobKeys.savedJob(userId, jobId),
              ConditionExpression: 'attribute_exists(pk)',
            },
            refusal: ConcurrentModificationError,
          },
          countWrite(TableName, savedJobKeys.savedJobCount(userId), { add: -1 }),
        ]);
      }),

    async list(userId, { cursor, pageSize }) {
      const page = await queryPage(table, cursors, {
        list: savedJobIndexes.savedJobs(userId),
        index: 'gsi1',
        cursor,
        pageSize,
      });
      return { ...page, items: page.items.map((item) => SavedJobItem.parse(item)) };
    },

    async ids(userId) {
      const { pk, sk } = savedJobKeys.savedJob(userId, '');
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
