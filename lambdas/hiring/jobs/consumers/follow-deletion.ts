import type { DomainEvent } from '@shared/core/model/event';
import { publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import type { Effect } from '../../../events/ports';
import { earliestToday } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { AccountDeletions, SoleOwners } from '../../../store/accounts/account-deletions/ports';
import { applyDeletionPhase, type DeletionPhase } from '../../../store/accounts/account-deletions/apply-deletion-phase';
import { inStatus } from '../../../store/hiring/jobs/close-job';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { PauseMarks } from '../../../store/hiring/jobs/pause-marks';
import { saveAutomatically, type AutomaticStatusDeps } from '../status/automatic-status';

export type FollowDeletionDeps = AutomaticStatusDeps & {
  deletions: Pick<AccountDeletions, 'get'>;
  soleOwners: SoleOwners;
  marks: Pick<PauseMarks, 'keep'>;
  /** IDs of jobs that a person posted or is assigned to. */
  jobsOf(userId: string): AsyncIterable<string>;
};

/** Clears the undo, because the status follows the deletion. */
const changed = (job: JobItem, now: Date, pausedWith: string | null): JobItem => ({
  ...inStatus(job, pausedWith === null ? 'active' : 'paused', { by: null, now }),
  statusChange: null,
  pausedWith: pausedWith ?? undefined,
});

/** Keeps jobs active that a colleague is responsible for, and keeps changes made since. */
const afterwards = async (
  { soleOwners, clock }: FollowDeletionDeps,
  job: JobItem,
  userId: string,
  phase: DeletionPhase,
): Promise<JobItem | null> => {
  const now = clock.now();
  if (phase === 'leaving') {
    if (job.status !== 'active' || !(await soleOwners.has(job, userId))) return null;
    return changed(job, now, userId);
  }
  // Applies even if the colleague is leaving too, because someone is responsible again.
  if (job.status !== 'paused' || job.pausedWith === undefined) return null;
  // Stays paused after its deadline, or if its state now requires a pay range.
  return publishProblems(job, earliestToday(now)).length > 0 ? null : changed(job, now, null);
};

const follow = (deps: FollowDeletionDeps, jobId: string, userId: string, phase: DeletionPhase): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.jobs.get(jobId);
    // If the closing of the organization is canceled, the job becomes active again.
    if (before?.pausedByClosing && before.pausedWith !== undefined && phase === 'staying') {
      return deps.marks.keep(before);
    }
    const after = before && (await afterwards(deps, before, userId, phase));
    if (!before || !after) return undefined;
    return saveAutomatically(deps, before, after);
  });

/** Pauses jobs no one else is responsible for, and reactivates them if the person stays. */
export const followDeletion = async (deps: FollowDeletionDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'account_deletion.changed') return [];
  const { userId } = event.data;
  const effects: Effect[] = [];
  for await (const jobId of deps.jobsOf(userId)) {
    effects.push({
      id: jobId,
      run: () => applyDeletionPhase(deps.deletions, userId, (phase) => follow(deps, jobId, userId, phase)),
    });
  }
  return effects;
};
