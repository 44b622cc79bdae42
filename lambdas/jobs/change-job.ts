import { AppError } from '@shared/errors';
import type { ManagedJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../runtime/caller';
import { retryStale } from '../runtime/retry-stale';
import type { StoredJob } from '../runtime/stored-job';
import { managedJob } from '../runtime/managed-jobs';
import type { Deps } from './ports';
import { reachJob } from './reach-job';

type Command = { caller: AuthorizedCaller; jobId: string; version: number };

/** Saves what `change` makes of the posting, as the next version of the one that the caller saw. */
export const changeJob = async (
  deps: Deps,
  { caller, jobId, version }: Command,
  change: (job: StoredJob, now: Date) => StoredJob,
): Promise<ManagedJob> => {
  const changed = await retryStale(async () => {
    const before = await reachJob(deps, caller, jobId);
    if (before.version !== version) throw new AppError('STALE_VERSION');
    const now = deps.clock.now();
    const after = { ...change(before, now), version: version + 1, updatedAt: now.toISOString() };
    await deps.jobs.change(before, after);
    return after;
  });
  return managedJob(deps, changed);
};
