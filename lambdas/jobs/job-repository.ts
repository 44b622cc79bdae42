import { ApplicationStatus } from '@shared/model/enumerations';
import * as z from 'zod';
import { entity, keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { responsibleFor, StoredJob } from '../runtime/stored-job';
import { getItem, transact, type Item, type Table, type Write } from '../runtime/table-gateway';
import { totalsKey, totalsOf, totalsWrites } from '../runtime/totals';
import type { JobRepository } from './ports';

const ApplicantItem = z.object({ applicationId: z.string() });

const jobItem = (job: StoredJob): Item => ({
  ...keys.job(job.jobId),
  ...entity('Job'),
  ...job,
  gsi1pk: lists.organizationJobs(job.organizationId),
  gsi1sk: `${job.createdAt}#${job.jobId}`,
  gsi3pk: lists.jobs(job.jobId.slice(-1)),
  gsi3sk: job.jobId,
});

/** Moves the posting into and out of the members' own lists. */
const accessWrites = (TableName: string, before: StoredJob | null, after: StoredJob | null): Write[] => {
  const [had, has] = [before ? responsibleFor(before) : [], after ? responsibleFor(after) : []];
  const { jobId = '', organizationId = '' } = after ?? before ?? {};
  return [
    ...has
      .filter((userId) => !had.includes(userId))
      .map((userId) => ({
        Put: {
          TableName,
          Item: { ...keys.jobAccess(userId, jobId), ...entity('JobAccess'), jobId, organizationId },
        },
      })),
    ...had
      .filter((userId) => !has.includes(userId))
      .map((userId) => ({ Delete: { TableName, Key: keys.jobAccess(userId, jobId) } })),
  ];
};

/** Condition under which the lists and the counters computed from `before` are right. */
const unchanged = ({ version, assignedTo }: StoredJob) => ({
  ConditionExpression: 'version = :beforeVersion AND assignedTo = :beforeAssignee',
  ExpressionAttributeValues: { ':beforeVersion': version, ':beforeAssignee': assignedTo },
});

const updateOf = (TableName: string, before: StoredJob, after: StoredJob): Write => {
  const fields = (Object.keys(after) as (keyof StoredJob)[]).filter(
    (name) => name !== 'applicationCount' && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  const { ConditionExpression, ExpressionAttributeValues } = unchanged(before);
  return {
    Update: {
      TableName,
      Key: keys.job(before.jobId),
      UpdateExpression: `SET ${fields.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression,
      ExpressionAttributeNames: Object.fromEntries(fields.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...ExpressionAttributeValues,
        ...Object.fromEntries(fields.map((name) => [`:${name}`, after[name]])),
      },
    },
    refusal: ChangedMeanwhile,
  };
};

export const createJobRepository = (table: Table): JobRepository => {
  const TableName = table.name;

  const around = (before: StoredJob | null, after: StoredJob | null): Write[] => [
    ...accessWrites(TableName, before, after),
    ...totalsWrites(table, before, after),
  ];

  return {
    async get(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      return item ? StoredJob.parse(item) : null;
    },

    create: (job) =>
      transact(table, [
        { Put: { TableName, Item: jobItem(job), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...around(null, job),
      ]),

    change: (before, after) => transact(table, [updateOf(TableName, before, after), ...around(before, after)]),

    async assign(before, after) {
      const write = updateOf(TableName, before, after);
      await transact(table, [
        {
          ConditionCheck: {
            TableName,
            Key: keys.membership(after.assignedTo),
            ConditionExpression: 'organizationId = :organizationId',
            ExpressionAttributeValues: { ':organizationId': before.organizationId },
          },
          refusal: 'NOT_FOUND',
        },
        {
          ...write,
          Update: {
            ...write.Update!,
            // The counters move by this many applications and by whether the posting is active.
            ConditionExpression: `${write.Update!.ConditionExpression!} AND applicationCount = :beforeCount`,
            ExpressionAttributeValues: {
              ...write.Update!.ExpressionAttributeValues,
              ':beforeCount': before.applicationCount,
            },
          },
        },
        ...around(before, after),
      ]);
    },

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
        ...around(job, null),
      ]);
    },

    async totals(organizationId, userId) {
      return totalsOf(await getItem(table, totalsKey(organizationId, userId)));
    },

    async applicationOf(jobId, userId) {
      // Consistent: somebody who has just applied comes back to this page.
      const marker = await getItem(table, keys.applicant(jobId, userId), true);
      if (!marker) return null;
      const { applicationId } = ApplicantItem.parse(marker);
      const application = await getItem(table, keys.application(applicationId), true);
      return application ? { applicationId, status: ApplicationStatus.parse(application['status']) } : null;
    },
  };
};
