import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';
import { loadAuthorizedJob } from './load-authorized-job';

export const removeJob = async ({ jobs }: Pick<Deps, 'jobs'>, job: JobItem): Promise<void> => {
  if (job.applicationCount > 0) throw new AppError('JOB_HAS_APPLICATIONS');
  await jobs.remove(job);
};

export const deleteJob = (
  deps: Deps,
  { caller, jobId }: { caller: AuthorizedCaller; jobId: string },
): Promise<{ jobId: string }> =>
  retryOnConflict(async () => {
    await removeJob(deps, await loadAuthorizedJob(deps, caller, jobId));
    return { jobId };
  });
