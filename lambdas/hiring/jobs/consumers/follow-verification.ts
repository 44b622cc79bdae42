import { publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import type { DomainEvent } from '@shared/core/model/event';
import type { Effect } from '../../../events/ports';
import { earliestToday } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { inStatus } from '../../../store/hiring/jobs/close-job';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { saveAutomatically, type AutomaticStatusDeps } from '../status/automatic-status';
import type { Deps } from '../ports';

export type FollowDeps = AutomaticStatusDeps &
  Pick<Deps, 'organizations'> & {
    /** IDs of all jobs of an organization. */
    jobsOf(organizationId: string): AsyncIterable<JobItem>;
  };

type Wanted = 'withhold' | 'restore';

const isConcerned = (job: JobItem, wanted: Wanted): boolean =>
  wanted === 'withhold'
    ? job.status === 'active'
    : job.status === 'paused' && !job.pausedByClosing && (job.withheld === true || job.pausedByPlan === true);

/** Clears the undo, because the status follows the verification. */
const changed = (job: JobItem, wanted: Wanted, now: Date): JobItem => ({
  ...inStatus(job, wanted === 'withhold' ? 'paused' : 'active', { by: null, now }),
  statusChange: null,
  withheld: wanted === 'withhold' ? true : undefined,
});

/** Uses the current verification, because events may arrive late. */
const wantedFor = async (
  { organizations }: FollowDeps,
  { organizationId, from }: { organizationId: string; from: string },
): Promise<Wanted | null> => {
  const organization = await organizations.get(organizationId);
  if (!organization) return null;
  if (organization.verified !== null) return 'restore';
  return from === 'verified' ? 'withhold' : null;
};

const follow = (deps: FollowDeps, jobId: string, wanted: Wanted): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.jobs.get(jobId);
    const now = deps.clock.now();
    if (!before || !isConcerned(before, wanted)) return;
    // Stays paused after its deadline, or if its state now requires a pay range.
    if (wanted === 'restore' && publishProblems(before, earliestToday(now)).length > 0) return;
    await saveAutomatically(deps, before, changed(before, wanted, now));
  });

export const followVerification = async (deps: FollowDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'organization.verification_changed') return [];
  const wanted = await wantedFor(deps, event.data);
  if (wanted === null) return [];
  const effects: Effect[] = [];
  for await (const job of deps.jobsOf(event.data.organizationId)) {
    const { jobId } = job;
    if (isConcerned(job, wanted)) effects.push({ id: jobId, run: () => follow(deps, jobId, wanted) });
  }
  return effects;
};
