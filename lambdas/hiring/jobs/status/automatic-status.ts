import type { Entitlements } from '@shared/money/rules/entitlements';
import { AppError } from '@shared/errors';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { historyRecord } from '../job-history';
import type { Deps } from '../ports';
import { goingLive } from '../posting-quota';

export type AutomaticStatusDeps = Pick<Deps, 'jobs' | 'clock'> & {
  plans: { of(ownerId: string): Promise<Entitlements> };
};

/** Saves a status derived from another change. A job beyond the plan stays paused; its team can choose another one. */
export const saveAutomatically = async (deps: AutomaticStatusDeps, before: JobItem, after: JobItem): Promise<void> => {
  const now = deps.clock.now();
  const change = { kind: 'status_changed', by: null, from: before.status, to: after.status } as const;
  const plan = after.status === 'active' ? await deps.plans.of(before.organizationId) : undefined;
  const { job, quota } = plan ? goingLive(plan, after, now) : { job: after, quota: null };
  try {
    await deps.jobs.change(before, job, historyRecord(deps.clock, now, change), quota);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'QUOTA_REACHED')) throw error;
  }
};
