import { shardOf } from '../../shards';
import { entity } from '../../entity';
import { jobIndexes, jobKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { jobOwners, type JobItem } from './job-item';
import type { Item, Table, Write } from '../../../platform/table/table';
import { historyWrite } from './close-job';
import { sameCounters, counterWrites } from './job-counters';
import type { HistoryRecord } from './ports';
import type { PostingQuota } from './posting-quota';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, equals } from '../../../platform/table/conditions';
import { type Condition } from '../../../platform/table/conditions';

export const jobItem = (job: JobItem): Item => ({
  ...jobKeys.job(job.jobId),
  ...entity('Job'),
  ...job,
  ...listPositions(job),
});

const listPositions = ({ jobId, organizationId, createdAt }: JobItem) => ({
  gsi1pk: jobIndexes.organizationJobs(organizationId),
  gsi1sk: `${createdAt}#${jobId}`,
  gsi3pk: jobIndexes.jobs(shardOf(jobId)),
  gsi3sk: jobId,
});

const accessWrites = (TableName: string, before: JobItem | null, after: JobItem | null): Write[] => {
  const [had, has] = [before ? jobOwners(before) : [], after ? jobOwners(after) : []];
  const { jobId = '', organizationId = '' } = after ?? before ?? {};
  return [
    ...has
      .filter((userId) => !had.includes(userId))
      .map((userId) => ({
        Put: {
          TableName,
          Item: { ...jobKeys.jobAccess(userId, jobId), ...entity('JobAccess'), jobId, organizationId },
        },
      })),
    ...had
      .filter((userId) => !has.includes(userId))
      .map((userId) => ({ Delete: { TableName, Key: jobKeys.jobAccess(userId, jobId) } })),
  ];
};

const deadlineOf = (job: JobItem | null): string | null =>
  job?.status === 'active' ? job.applicationDeadlineOn : null;

const deadlineWrites = (TableName: string, before: JobItem | null, after: JobItem | null): Write[] => {
  const [had, has] = [deadlineOf(before), deadlineOf(after)];
  if (had === has) return [];
  const { jobId, organizationId } = (after ?? before)!;
  if (has === null) return [{ Delete: { TableName, Key: jobKeys.jobDeadline(jobId) } }];
  const Item = {
    ...jobKeys.jobDeadline(jobId),
    ...entity('JobDeadline'),
    jobId,
    organizationId,
    gsi1pk: jobIndexes.jobDeadlines,
    gsi1sk: `${has}#${jobId}`,
  };
  return [{ Put: { TableName, Item } }];
};

export const relatedWrites = (
  table: Table,
  before: JobItem | null,
  after: JobItem | null,
  { record, quota = null }: { record: HistoryRecord | null; quota?: PostingQuota | null },
): Write[] => {
  const TableName = table.name;
  return [
    ...accessWrites(TableName, before, after),
    ...deadlineWrites(TableName, before, after),
    ...counterWrites(table, before, after, quota),
    ...(record ? [historyWrite(TableName, (after ?? before)!.jobId, record)] : []),
  ];
};

/** The lists computed from `before` are still valid. */
export const unchanged = ({ version, assignedTo }: JobItem): Condition =>
  all(equals('version', version), equals('assignedTo', assignedTo));

/** Older jobs lack the attribute. */
export const sameHires = (hires: number): Condition =>
  hires === 0 ? any(equals('hires', 0), absent('hires')) : equals('hires', hires);

/** The figures to move between counters are still valid. */
const sameFigures = ({ applicationCount, hires }: JobItem): Condition =>
  all(equals('applicationCount', applicationCount), sameHires(hires));

/** Applications of active jobs and filled openings of closed ones are counted. Openings must not go below those filled. */
const movesFigures = (before: JobItem, after: JobItem): boolean =>
  !sameCounters(before, after) || before.status !== after.status || after.numberOfOpenings !== before.numberOfOpenings;

// Counted by application transactions without a new version.
const countedElsewhere: readonly string[] = ['applicationCount', 'hires', 'daysToFill'] satisfies (keyof JobItem)[];

/** Stored with the next change, which may be to the title that they were derived from. */
const derivedOnRead: readonly string[] = ['professions', 'npFocuses', 'unit'] satisfies (keyof JobItem)[];

export const changedAttributes = (before: JobItem, after: JobItem): Partial<JobItem> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        !countedElsewhere.includes(name) &&
        (derivedOnRead.includes(name) || JSON.stringify(value) !== JSON.stringify(before[name as keyof JobItem])),
    ),
  );

export const jobUpdate = (TableName: string, before: JobItem, after: JobItem): Write => ({
  Update: {
    TableName,
    Key: jobKeys.job(before.jobId),
    ...buildUpdate({
      set: { ...changedAttributes(before, after), ...listPositions(after) },
      when: movesFigures(before, after) ? all(unchanged(before), sameFigures(before)) : unchanged(before),
    }),
  },
  refusal: ConcurrentModificationError,
});
