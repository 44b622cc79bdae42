import type { Entitlements } from '@shared/domain/entitlements';
import type { DomainEvent } from '@shared/model/event';
import type { Effect } from '../events/ports';
import { dayOf } from '../platform/clock';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import { inStatus } from '../store/jobs/close-job';
import type { JobItem } from '../store/jobs/job-item';
import { historyRecord } from './job-history';
import type { Deps } from './ports';

export type FollowPlanDeps = Pick<Deps, 'jobs' | 'clock'> & {
  plans: { of(ownerId: string): Promise<Entitlements> };
  /** Jobs that the owner wants to keep online, most wanted first. */
  kept(ownerId: string): Promise<readonly string[]>;
  jobsOf(organizationId: string): AsyncIterable<JobItem>;
};

/** The chosen ones, then the newest. */
const byWish = (kept: readonly string[]) => (one: JobItem, other: JobItem) => {
  const rank = ({ jobId }: JobItem): number => (kept.includes(jobId) ? kept.indexOf(jobId) : kept.length);
  return rank(one) - rank(other) || (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '');
};

/** Starter keeps what was bought as a Starter posting, and one that is still to be used. */
const paidFor = (plan: Entitlements, job: JobItem, now: Date): boolean =>
  plan.postingsBought === null || (job.listedUntilOn !== undefined && job.listedUntilOn >= dayOf(now));

/** Active jobs that the plan doesn't allow. */
export const beyondPlan = (plan: Entitlements, active: JobItem[], kept: readonly string[], now: Date): JobItem[] => {
  const limit = plan.limits.activePostings;
  if (limit === null) return [];
  const wished = active.filter((job) => paidFor(plan, job, now)).toSorted(byWish(kept));
  const staying = new Set(wished.slice(0, limit).map(({ jobId }) => jobId));
  return active.filter(({ jobId }) => !staying.has(jobId));
};

const pause = (deps: FollowPlanDeps, jobId: string): Promise<void> =>
  retryOnConflict(async () => {
    const before = await deps.jobs.get(jobId);
    if (before?.status !== 'active') return;
    const now = deps.clock.now();
    const after = { ...inStatus(before, 'paused', { by: null, now }), statusChange: null };
    const change = { kind: 'status_changed', by: null, from: before.status, to: after.status } as const;
    await deps.jobs.change(before, after, historyRecord(deps.clock, now, change), null);
  });

/** Pauses what a smaller plan doesn't allow, by the plan as it is now. Nothing is closed or deleted. */
export const followPlan = async (deps: FollowPlanDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'billing.plan_changed' || !event.data.ownerId.startsWith('org_')) return [];
  const { ownerId } = event.data;
  const plan = await deps.plans.of(ownerId);
  if (plan.limits.activePostings === null) return [];
  const active: JobItem[] = [];
  for await (const job of deps.jobsOf(ownerId)) if (job.status === 'active') active.push(job);
  return beyondPlan(plan, active, await deps.kept(ownerId), deps.clock.now()).map(({ jobId }) => ({
    id: jobId,
    run: () => pause(deps, jobId),
  }));
};
