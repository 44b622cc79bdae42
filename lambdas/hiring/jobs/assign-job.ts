import type { ManagedJob } from '@shared/hiring/model/job';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { managedJob } from '../../store/hiring/jobs/managed-jobs';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { historyRecord } from './job-history';
import type { Deps } from './ports';
import { loadAuthorizedJob } from './load-authorized-job';

type Command = { caller: AuthorizedCaller; jobId: string; assigneeId: string | null };

/**
 * Keeps the version, so a concurrent edit loses nothing. The later of two concurrent assignments wins.
 */
export const assignJob = async (deps: Deps, { caller, jobId, assigneeId }: Command): Promise<{ job: ManagedJob }> => {
  const assigned = await retryOnConflict(async () => {
    const before = await loadAuthorizedJob(deps, caller, jobId);
    if (before.assignedTo === assigneeId) return before;
    const now = deps.clock.now();
    const after = { ...before, assignedTo: assigneeId, updatedAt: now.toISOString() };
    const record = historyRecord(deps.clock, now, { kind: 'assigned', by: caller.userId, assignee: assigneeId });
    await deps.jobs.assign(before, after, record);
    return after;
  });
  return { job: await managedJob(deps, assigned) };
};
