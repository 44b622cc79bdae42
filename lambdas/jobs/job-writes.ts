import { entity, keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { responsibleFor, type StoredJob } from '../runtime/stored-job';
import type { Item, Table, Write } from '../runtime/table-gateway';
import { countedAlike, totalsWrites } from '../runtime/totals';
import type { HistoryRecord } from './ports';

export const jobItem = (job: StoredJob): Item => ({
  ...keys.job(job.jobId),
  ...entity('Job'),
  ...job,
  ...listPositions(job),
});

const listPositions = ({ jobId, organizationId, createdAt }: StoredJob) => ({
  gsi1pk: lists.organizationJobs(organizationId),
  gsi1sk: `${createdAt}#${jobId}`,
  gsi3pk: lists.jobs(jobId.slice(-1)),
  gsi3sk: jobId,
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

const deadlineOf = (job: StoredJob | null): string | null =>
  job?.status === 'active' ? job.applicationDeadlineOn : null;

/** Keeps the list of deadlines, from which postings close by themselves. */
const deadlineWrites = (TableName: string, before: StoredJob | null, after: StoredJob | null): Write[] => {
  const [had, has] = [deadlineOf(before), deadlineOf(after)];
  if (had === has) return [];
  const { jobId, organizationId } = (after ?? before)!;
  if (has === null) return [{ Delete: { TableName, Key: keys.jobDeadline(jobId) } }];
  const Item = {
    ...keys.jobDeadline(jobId),
    ...entity('JobDeadline'),
    jobId,
    organizationId,
    gsi1pk: lists.jobDeadlines,
    gsi1sk: `${has}#${jobId}`,
  };
  return [{ Put: { TableName, Item } }];
};

const historyWrite = (TableName: string, jobId: string, record: HistoryRecord): Write => ({
  Put: {
    TableName,
    Item: { ...keys.jobHistory(jobId, record.at, record.id), ...entity('JobHistory'), ...record },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What belongs to a posting beside its own item: lists, deadline, counters and history. */
export const writesAround = (
  table: Table,
  before: StoredJob | null,
  after: StoredJob | null,
  { record, activeJobsMax = null }: { record: HistoryRecord | null; activeJobsMax?: number | null },
): Write[] => {
  const TableName = table.name;
  return [
    ...accessWrites(TableName, before, after),
    ...deadlineWrites(TableName, before, after),
    ...totalsWrites(table, before, after, activeJobsMax),
    ...(record ? [historyWrite(TableName, (after ?? before)!.jobId, record)] : []),
  ];
};

/** Condition under which the lists computed from `before` are right. */
export const unchanged = ({ version, assignedTo }: StoredJob) => ({
  ConditionExpression: 'version = :beforeVersion AND assignedTo = :beforeAssignee',
  ExpressionAttributeValues: { ':beforeVersion': version, ':beforeAssignee': assignedTo },
});

/** Condition under which the posting's own figures are those that move from counter to counter. */
const sameFigures = ({ applicationCount, hires }: StoredJob) => ({
  ConditionExpression: `applicationCount = :beforeCount AND (hires = :beforeHires${
    hires === 0 ? ' OR attribute_not_exists(hires)' : ''
  })`,
  ExpressionAttributeValues: { ':beforeCount': applicationCount, ':beforeHires': hires },
});

/** Fewer openings must still be as many as are filled when this is written. */
const movesFigures = (before: StoredJob, after: StoredJob): boolean =>
  !countedAlike(before, after) ||
  (before.status !== 'draft' && after.status === 'draft') ||
  after.numberOfOpenings < before.numberOfOpenings;

// Counted by the transactions of applications, which leave the version alone.
const countedElsewhere: readonly string[] = ['applicationCount', 'hires', 'daysToFill'] satisfies (keyof StoredJob)[];

/** Writes what differs, only while the stored posting is still `before`. */
export const updateOf = (TableName: string, before: StoredJob, after: StoredJob): Write => {
  const differs = Object.entries(after).filter(
    ([name, value]) =>
      !countedElsewhere.includes(name) && JSON.stringify(value) !== JSON.stringify(before[name as keyof StoredJob]),
  );
  const fields = [...differs, ...Object.entries(listPositions(after))];
  const conditions = [unchanged(before), ...(movesFigures(before, after) ? [sameFigures(before)] : [])];
  return {
    Update: {
      TableName,
      Key: keys.job(before.jobId),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: conditions.map(({ ConditionExpression }) => ConditionExpression).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
        ...Object.fromEntries(conditions.flatMap((it) => Object.entries(it.ExpressionAttributeValues))),
      },
    },
    refusal: ChangedMeanwhile,
  };
};
