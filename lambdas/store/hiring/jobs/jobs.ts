import { Application } from '@shared/hiring/model/application';
import { applicationKeys } from '../applications/keys';
import { jobKeys } from './keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { savedJobKeys } from '../saved-jobs/keys';
import { scorecardKeys } from '../scorecards/keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { closeJob } from './close-job';
import { counterWrites } from './job-counters';
import { getStoredJob } from './get-job';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import { jobItem, unchanged, jobUpdate, relatedWrites } from './job-writes';
import type { JobRepository } from './ports';
import * as z from 'zod';
import { all, buildCondition, equals } from '../../../platform/table/conditions';

const ApplicantItem = z.object({ applicationId: z.string() });
const OwnApplication = Application.pick({ applicationId: true, status: true, attempt: true, appliedAt: true });

const isMember = (TableName: string, userId: string, organizationId: string): Write => ({
  ConditionCheck: {
    TableName,
    Key: organizationKeys.membership(userId),
    ConditionExpression: 'organizationId = :organizationId',
    ExpressionAttributeValues: { ':organizationId': organizationId },
  },
  refusal: 'NOT_FOUND',
});

export const createJobRepository = (table: Table): JobRepository => {
  const TableName = table.name;
  return {
    get: (jobId) => getStoredJob(table, jobId),

    create: (job, record, quota) =>
      transact(table, [
        { Put: { TableName, Item: jobItem(job), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...relatedWrites(table, null, job, { record, quota }),
      ]),

    change: (before, after, record, quota) =>
      transact(table, [jobUpdate(TableName, before, after), ...relatedWrites(table, before, after, { record, quota })]),

    async close(before, closing) {
      const { closed, writes } = closeJob(TableName, before, closing);
      await transact(table, [jobUpdate(TableName, before, closed), ...counterWrites(table, before, closed), ...writes]);
      return closed;
    },

    assign: (before, after, record) =>
      transact(table, [
        ...(after.assignedTo === null ? [] : [isMember(TableName, after.assignedTo, before.organizationId)]),
        jobUpdate(TableName, before, after),
        ...relatedWrites(table, before, after, { record }),
      ]),

    async remove(job) {
      await transact(table, [
        {
          Delete: {
            TableName,
            Key: jobKeys.job(job.jobId),
            ...buildCondition(all(unchanged(job), equals('applicationCount', 0))),
          },
          refusal: ConcurrentModificationError,
        },
        { Delete: { TableName, Key: scorecardKeys.interviewKit(job.jobId) } },
        ...relatedWrites(table, job, null, { record: null }),
      ]);
    },

    async applicationOf(jobId, userId) {
      // Consistent: the user may have just applied.
      const marker = await getItem(table, applicationKeys.applicant(jobId, userId), true);
      if (!marker) return null;
      const { applicationId } = ApplicantItem.parse(marker);
      const application = await getItem(table, applicationKeys.application(applicationId), true);
      return application
        ? OwnApplication.parse({ ...application, status: application['seenStatus'] ?? application['status'] })
        : null;
    },

    async isSaved(jobId, userId) {
      return (await getItem(table, savedJobKeys.savedJob(userId, jobId), true)) !== undefined;
    },
  };
};
