import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../platform/http/caller';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { StoredJob } from '../store/jobs/job-item';
import type { Deps } from './ports';
import { reachJob } from './reach-job';

export const removeJob = async ({ jobs }: Pick<Deps, 'jobs'>, job: StoredJob): Promise<void> => {
  if (job.applicationCount > 0) throw new AppError('JOB_HAS_APPLICATIONS');
  await jobs.remove(job);
};

export const deleteJob = (
  deps: Deps,
  { caller, jobId }: { caller: AuthorizedCaller; jobId: string },
): Promise<{ jobId: string }> =>
  retryOnConflict(async () => {
    await removeJob(deps, await reachJob(deps, caller, jobId));
    return { jobId };
  });
