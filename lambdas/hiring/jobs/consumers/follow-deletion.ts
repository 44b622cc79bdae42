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
  /** IDs of the jobs that a person posted or is assigned to. */
  jobsOf(userId: string): AsyncIterable<string>;
};

/** There is no undo: the status follows the deletion. */
const changed = (job: JobItem, now: Date, pausedWith: string | null): JobItem => ({
  ...inStatus(job, pausedWith === null ? 'active' : 'paused', { by: null, now }),
  statusChange: null,
  pausedWith: pausedWith ?? undefined,
});

/** A job that a colleague is responsible for stays active, and so does one that someone changed since. */
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
  // Also with a colleague who is leaving, because there is someone responsible again.
  if (job.status !== 'paused' || job.pausedWith === undefined) return null;
  // Stays paused if its deadline passed, or its state meanwhile asks for a pay range.
  return publishProblems(job, earliestToday(now)).length > 0 ? null : changed(job, now, null);
};

const follow = (deps: FollowDeletionDeps, jobId: string, userId: string, phase: DeletionPhase): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.jobs.get(jobId);
    // The organization is being closed; if that is canceled, the job is active again.
    if (before?.pausedByClosing && before.pausedWith !== undefined && phase === 'staying') {
      return deps.marks.keep(before);
    }
    const after = before && (await afterwards(deps, before, userId, phase));
    if (!before || !after) return undefined;
    return saveAutomatically(deps, before, after);
  });

/** Pauses the jobs that no one else is responsible for, and activates them again if the person stays. */
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
