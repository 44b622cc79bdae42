import { Application } from '@shared/model/application';
import * as z from 'zod';
import { keys } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { readJob } from '../runtime/stored-job';
import { getItem, transact, type Table } from '../runtime/table-gateway';
import { jobItem, unchanged, updateOf, writesAround } from './job-writes';
import type { JobRepository } from './ports';

const ApplicantItem = z.object({ applicationId: z.string() });
const OwnApplication = Application.pick({ applicationId: true, status: true, attempt: true, appliedAt: true });

export const createJobRepository = (table: Table): JobRepository => {
  const TableName = table.name;
  return {
    async get(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      return item ? readJob(item) : null;
    },

    create: (job, record, activeJobsMax) =>
      transact(table, [
        { Put: { TableName, Item: jobItem(job), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...writesAround(table, null, job, { record, activeJobsMax }),
      ]),

    change: (before, after, record, activeJobsMax) =>
      transact(table, [
        updateOf(TableName, before, after),
        ...writesAround(table, before, after, { record, activeJobsMax }),
      ]),

    assign: (before, after, record) =>
      transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: keys.membership(after.assignedTo),
            ConditionExpression: 'organizationId = :organizationId',
            ExpressionAttributeValues: { ':organizationId': before.organizationId },
          },
          refusal: 'NOT_FOUND',
        },
        updateOf(TableName, before, after),
        ...writesAround(table, before, after, { record }),
      ]),

    async remove(job) {
      const { ConditionExpression, ExpressionAttributeValues } = unchanged(job);
      await transact(table, [
        {
          Delete: {
            TableName,
            Key: keys.job(job.jobId),
            ConditionExpression: `${ConditionExpression} AND applicationCount = :none`,
            ExpressionAttributeValues: { ...ExpressionAttributeValues, ':none': 0 },
          },
          refusal: ChangedMeanwhile,
        },
        ...writesAround(table, job, null, { record: null }),
      ]);
    },

    async applicationOf(jobId, userId) {
      // Consistent: somebody who has just applied comes back to this page.
      const marker = await getItem(table, keys.applicant(jobId, userId), true);
      if (!marker) return null;
      const { applicationId } = ApplicantItem.parse(marker);
      const application = await getItem(table, keys.application(applicationId), true);
      return application ? OwnApplication.parse(application) : null;
    },

    async isSaved(jobId, userId) {
      return (await getItem(table, keys.savedJob(userId, jobId), true)) !== undefined;
    },
  };
};
