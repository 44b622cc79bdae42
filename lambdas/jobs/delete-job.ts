import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../runtime/caller';
import { retryStale } from '../runtime/retry-stale';
import type { Deps } from './ports';
import { reachJob } from './reach-job';

export const deleteJob = async (
  deps: Deps,
  { caller, jobId }: { caller: AuthorizedCaller; jobId: string },
): Promise<{ jobId: string }> =>
  retryStale(async () => {
    const job = await reachJob(deps, caller, jobId);
    if (job.applicationCount > 0) throw new AppError('JOB_HAS_APPLICATIONS');
    await deps.jobs.remove(job);
    return { jobId };
  });
