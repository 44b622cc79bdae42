import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { addSeconds } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { forEachJob, type Results } from '../change-jobs';
import { checkReopening } from '../job-rules';
import type { Deps } from '../ports';
import { loadAuthorizedJob } from '../load-authorized-job';
import { requirePublishing, saveStatus } from './set-status';

type Command = { caller: AuthorizedCaller; changes: readonly { jobId: string; version: number }[] };

/** Undoes a change by its version, within the time limit. Allows otherwise illegal transitions, such as reopening. */
export const undoStatusChanges = (deps: Deps, { caller, changes }: Command): Promise<Results> => {
  const versions = new Map(changes.map(({ jobId, version }) => [jobId, version]));
  return forEachJob(deps, [...versions.keys()], (jobId) =>
    retryOnConflict(async () => {
      const before = await loadAuthorizedJob(deps, caller, jobId);
      const now = deps.clock.now();
      const after = takenBack(before, versions.get(jobId)!, now);
      if (after.status === 'active') {
        requirePublishing(caller);
        checkReopening(after, now);
      }
      return saveStatus(deps, before, after, caller);
    }),
  );
};

const takenBack = (job: JobItem, version: number, now: Date): JobItem => {
  const { statusChange } = job;
  const since = addSeconds(now, -limits.undoMinutes * 60).toISOString();
  const isLast = statusChange !== null && statusChange.version === version && job.version === version;
  if (!isLast || statusChange.at < since) throw new AppError('UNDO_EXPIRED');
  if (statusChange.from === 'draft' && job.applicationCount > 0) throw new AppError('UNDO_EXPIRED');
  return {
    ...job,
    status: statusChange.from,
    publishedAt: statusChange.from === 'draft' ? null : job.publishedAt,
    updatedAt: now.toISOString(),
    version: version + 1,
    statusChange: null,
  };
};
