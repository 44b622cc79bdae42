import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { JobDraft, ManagedJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../platform/http/caller';
import { managedJob } from '../store/jobs/managed-jobs';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { JobItem } from '../store/jobs/job-item';
import { changedFields, historyRecord } from './job-history';
import { checkPosting, tidyDraft } from './job-rules';
import type { Deps } from './ports';
import { loadAuthorizedJob } from './load-authorized-job';

type Command = { caller: AuthorizedCaller; jobId: string; job: JobDraft; version: number };

/** Drafts may be incomplete, published jobs may not. Saving without changes writes nothing. */
export const updateJob = async (deps: Deps, { caller, jobId, job, version }: Command): Promise<ManagedJob> => {
  const edited = tidyDraft(job);
  const saved = await retryOnConflict(async () => {
    const before = await loadAuthorizedJob(deps, caller, jobId);
    if (before.version !== version) throw new AppError('STALE_VERSION');
    const now = deps.clock.now();
    checkEdit(before, edited, now);
    const fields = changedFields(before, edited);
    if (fields.length === 0) return before;
    const after = { ...before, ...edited, version: version + 1, updatedAt: now.toISOString() };
    const record = historyRecord(deps.clock, now, { kind: 'edited', by: caller.userId, fields });
    await deps.jobs.change(before, after, record, null);
    return after;
  });
  return managedJob(deps, saved);
};

const checkEdit = (before: JobItem, edited: JobDraft, now: Date): void => {
  // A deadline that has since passed must not block other edits of a paused or closed job.
  const keepsDeadline = edited.applicationDeadlineOn === before.applicationDeadlineOn;
  checkPosting(keepsDeadline ? { ...edited, applicationDeadlineOn: null } : edited, {
    published: before.status !== 'draft',
    now,
  });
  if (edited.numberOfOpenings < before.hires && edited.numberOfOpenings < before.numberOfOpenings) {
    throw new AppError('INVALID_REQUEST', undefined, {
      fields: { 'job.numberOfOpenings': notice('openingsBelowFilled') },
    });
  }
};
