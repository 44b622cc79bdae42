import type { ManagedJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../runtime/caller';
import { retryStale } from '../runtime/retry-stale';
import { managedJob } from '../runtime/managed-jobs';
import type { Deps } from './ports';
import { reachJob } from './reach-job';

type Command = { caller: AuthorizedCaller; jobId: string; assigneeId: string };

/**
 * Gives a posting to somebody of the team. The version stays: whoever edits the posting meanwhile loses nothing. Of two
 * assignments at once the later one holds.
 */
export const assignJob = async (deps: Deps, { caller, jobId, assigneeId }: Command): Promise<{ job: ManagedJob }> => {
  const assigned = await retryStale(async () => {
    const before = await reachJob(deps, caller, jobId);
    if (before.assignedTo === assigneeId) return before;
    const after = { ...before, assignedTo: assigneeId, updatedAt: deps.clock.now().toISOString() };
    await deps.jobs.assign(before, after);
    return after;
  });
  return { job: await managedJob(deps, assigned) };
};
