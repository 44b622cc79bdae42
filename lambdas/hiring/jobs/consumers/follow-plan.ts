import { publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import type { Entitlements } from '@shared/money/rules/entitlements';
import type { DomainEvent } from '@shared/core/model/event';
import type { Effect } from '../../../events/ports';
import { utcDay, earliestToday } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { inStatus } from '../../../store/hiring/jobs/close-job';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { RatedOrganization } from '../../../store/organizations/organizations/organizations';
import { saveAutomatically, type AutomaticStatusDeps } from '../status/automatic-status';

export type FollowPlanDeps = AutomaticStatusDeps & {
  organizations: { get(organizationId: string): Promise<Pick<RatedOrganization, 'verified'> | null> };
  /** IDs of jobs the owner wants to keep online, highest priority first. */
  kept(ownerId: string): Promise<readonly string[]>;
  jobsOf(organizationId: string): AsyncIterable<JobItem>;
};

/** Sorts chosen jobs first, then the newest. */
const byWish = (kept: readonly string[]) => (one: JobItem, other: JobItem) => {
  const rank = ({ jobId }: JobItem): number => (kept.includes(jobId) ? kept.indexOf(jobId) : kept.length);
  return rank(one) - rank(other) || (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '');
};

/** Returns whether the job was bought as a Starter posting, or can use one that is left. */
const paidFor = (plan: Entitlements, job: JobItem, now: Date): boolean =>
  plan.postingsBought === null || (job.listedUntilOn !== undefined && job.listedUntilOn >= utcDay(now));

/** Returns active jobs beyond the plan's limit. */
export const beyondPlan = (plan: Entitlements, active: JobItem[], kept: readonly string[], now: Date): JobItem[] => {
  const limit = plan.limits.activePostings;
  if (limit === null) return [];
  const wished = active.filter((job) => paidFor(plan, job, now)).toSorted(byWish(kept));
  const staying = new Set(wished.slice(0, limit).map(({ jobId }) => jobId));
  return active.filter(({ jobId }) => !staying.has(jobId));
};

const isActive = ({ status }: JobItem): boolean => status === 'active';

/** Returns whether the plan paused or withheld the job. A closing or a leaving owner keeps it paused longer. */
const awaitsPlan = (job: JobItem): boolean =>
  job.status === 'paused' &&
  (job.pausedByPlan === true || job.withheld === true) &&
  !job.pausedByClosing &&
  job.pausedWith === undefined;

const pause = (deps: FollowPlanDeps, jobId: string): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.jobs.get(jobId);
    if (!before || !isActive(before)) return;
    const paused = inStatus(before, 'paused', { by: null, now: deps.clock.now() });
    await saveAutomatically(deps, before, { ...paused, statusChange: null, pausedByPlan: true });
  });

/** Resumes a job within the limit, which the write checks too, unless its deadline has passed. */
const resume = (deps: FollowPlanDeps, jobId: string): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.jobs.get(jobId);
    const now = deps.clock.now();
    if (!before || !awaitsPlan(before) || publishProblems(before, earliestToday(now)).length > 0) return;
    await saveAutomatically(deps, before, {
      ...inStatus(before, 'active', { by: null, now }),
      statusChange: null,
    });
  });

const jobsNow = async (deps: FollowPlanDeps, ownerId: string): Promise<JobItem[]> => {
  const jobs: JobItem[] = [];
  for await (const job of deps.jobsOf(ownerId)) if (isActive(job) || awaitsPlan(job)) jobs.push(job);
  return jobs;
};

/** Leaves out stopped Starter postings, because people decide whether to use up another one. */
const resumable = (plan: Entitlements, waiting: JobItem[], kept: readonly string[], now: Date): JobItem[] =>
  waiting
    .filter((job) => paidFor(plan, job, now) && publishProblems(job, earliestToday(now)).length === 0)
    .toSorted(byWish(kept));

const applyPlan = async (deps: FollowPlanDeps, ownerId: string, plan: Entitlements): Promise<void> => {
  const jobs = await jobsNow(deps, ownerId);
  const kept = await deps.kept(ownerId);
  const now = deps.clock.now();
  const active = jobs.filter(isActive);
  const beyond = beyondPlan(plan, active, kept, now);
  for (const { jobId } of beyond) await pause(deps, jobId);
  const organization = await deps.organizations.get(ownerId);
  if (!organization || organization.verified === null) return;
  const room = (plan.limits.activePostings ?? Infinity) - (active.length - beyond.length);
  const waiting = resumable(plan, jobs.filter(awaitsPlan), kept, now);
  for (const { jobId } of waiting.slice(0, Math.max(0, room))) await resume(deps, jobId);
};

const sameRoom = (one: Entitlements, other: Entitlements): boolean =>
  one.limits.activePostings === other.limits.activePostings && one.postingsBought === other.postingsBought;

/**
 * Pauses jobs beyond a smaller plan, and resumes them when a plan allows it. Uses the current plan, and repeats if that
 * changes. Jobs paused by people stay paused; nothing is closed or deleted.
 */
export const followPlan = async (deps: FollowPlanDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'billing.plan_changed' || !event.data.ownerId.startsWith('org_')) return [];
  const { ownerId } = event.data;
  const run = async (): Promise<void> => {
    const plan = await deps.plans.of(ownerId);
    await applyPlan(deps, ownerId, plan);
    if (!sameRoom(plan, await deps.plans.of(ownerId))) await run();
  };
  return [{ id: 'jobs', run }];
};
