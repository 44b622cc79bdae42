import type { ManagedJob } from '@shared/model/job';
import type { AuthorizedCaller } from '../runtime/caller';
import { managedJob } from '../runtime/managed-jobs';
import { retryStale } from '../runtime/retry-stale';
import { historyRecord } from './job-history';
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
    const now = deps.clock.now();
    const after = { ...before, assignedTo: assigneeId, updatedAt: now.toISOString() };
    const record = historyRecord(deps.clock, now, { kind: 'assigned', by: caller.userId, assignee: assigneeId });
    await deps.jobs.assign(before, after, record);
    return after;
  });
  return { job: await managedJob(deps, assigned) };
};
