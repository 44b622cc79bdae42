import type { JobStatus } from '@shared/core/model/enumerations';
import type { Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import type { JobItem } from './job-item';
import { jobKeys } from './keys';
import type { HistoryRecord, JobClosing } from './ports';

/**
 * The job in a new status with undo information. `by` is null if automatic. `version` is the one the change will have.
 */
export const inStatus = (job: JobItem, status: JobStatus, { by, now }: { by: string | null; now: Date }): JobItem => {
  const at = now.toISOString();
  const version = job.version + 1;
  return {
    ...job,
    status,
    publishedAt: job.publishedAt ?? (status === 'active' ? at : null),
    updatedAt: at,
    withheld: undefined,
    pausedWith: undefined,
    pausedByClosing: undefined,
    pausedByPlan: undefined,
    version,
    statusChange: { from: job.status, to: status, by, at, version },
  };
};

export const historyWrite = (TableName: string, jobId: string, record: HistoryRecord): Write => ({
  Put: {
    TableName,
    Item: { ...jobKeys.jobHistory(jobId, record.at, record.id), ...entity('JobHistory'), ...record },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Closed job, history entry, and the writes besides its item and counters. A final closing can't be undone. */
export const closeJob = (
  TableName: string,
  job: JobItem,
  { id, at, by, final = false }: JobClosing,
): { closed: JobItem; record: HistoryRecord; writes: Write[] } => {
  const closed = inStatus(job, 'closed', { by, now: new Date(at) });
  const change = { kind: 'status_changed', from: job.status, to: closed.status } as const;
  const record: HistoryRecord = { id, at, by, ...change, fields: [], assignee: null };
  const isListed = job.status === 'active' && job.applicationDeadlineOn !== null;
  return {
    closed: final ? { ...closed, statusChange: null } : closed,
    record,
    writes: [
      ...(isListed ? [{ Delete: { TableName, Key: jobKeys.jobDeadline(job.jobId) } }] : []),
      historyWrite(TableName, job.jobId, record),
    ],
  };
};
