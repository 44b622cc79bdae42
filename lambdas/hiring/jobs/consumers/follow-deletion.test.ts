import { unlimitedEntitlements } from '@shared/money/rules/entitlements';
import type { DomainEvent } from '@shared/core/model/event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountDeletions } from '../../../store/accounts/account-deletions/account-deletions';
import { requestedDeletion } from '../../../store/accounts/account-deletions/deletion-item';
import { createSoleOwners } from '../../../store/accounts/account-deletions/sole-owners';
import { JobItem } from '../../../store/hiring/jobs/job-item';
import { everyJobIdOf } from '../../../store/hiring/jobs/managed-jobs';
import { createPauseMarks } from '../../../store/hiring/jobs/pause-marks';
import { followDeletion, type FollowDeletionDeps } from './follow-deletion';
import { callerAs, draft, jobsWorld, organizationId } from '../jobs.fixture';

const userId = '00000000-0000-4000-8000-000000000001';
const colleague = '00000000-0000-4000-8000-000000000002';
const dueAt = '2026-12-21T12:00:00.000Z';
const jobId = (digit: number): string => `job_${String(digit).padStart(26, '0')}`;

const jobOf = (digit: number, more: Partial<JobItem> = {}): JobItem => ({
  ...JobItem.parse({
    ...draft(),
    jobId: jobId(digit),
    organizationId,
    status: 'active',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    publishedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    postedBy: userId,
    assignedTo: null,
    applicationCount: 0,
  }),
  ...more,
});

const createWorld = () => {
  const stored = jobsWorld(callerAs('member', userId), callerAs('member', colleague));
  const { table } = stored;
  const deletions = createAccountDeletions(table);
  for (const job of [jobOf(1), jobOf(2, { assignedTo: colleague }), jobOf(3, { status: 'paused' })]) stored.put(job);
  const deps: FollowDeletionDeps = {
    ...stored.deps,
    plans: { of: async () => plan },
    deletions,
    soleOwners: createSoleOwners(table),
    marks: createPauseMarks(table),
    jobsOf: (id) => everyJobIdOf(table, id),
  };
  return { stored, deletions, deps };
};

let plan = unlimitedEntitlements('employer');
let world: ReturnType<typeof createWorld>;
const now = () => world.stored.clock.now.toISOString();
beforeEach(async () => {
  plan = unlimitedEntitlements('employer');
  world = createWorld();
  await world.deletions.request(
    requestedDeletion({ deletionId: 'del_1', userId, userType: 'employer', requestedAt: now(), dueAt }),
  );
});

const follow = async (state: 'pending' | 'canceled') => {
  const data = { userId, deletionId: 'del_1', state, dueAt };
  const event: DomainEvent = { id: 'evt', type: 'account_deletion.changed', occurredAt: now(), data };
  for (const { run } of await followDeletion(world.deps, event)) await run();
};
const statuses = () => [1, 2, 3].map((digit) => world.stored.get(jobId(digit)).status);

describe('jobs of a person who leaves', () => {
  it('are paused once, if no one else is responsible for them', async () => {
    await follow('pending');
    await follow('pending');
    expect(statuses()).toEqual(['paused', 'active', 'paused']);
    expect(await world.stored.historyOf(jobId(1))).toHaveLength(1);
  });

  it('resume if the person stays, except those paused before', async () => {
    await follow('pending');
    await world.deletions.cancel(userId, now());
    await follow('canceled');
    expect(statuses()).toEqual(['active', 'active', 'paused']);
  });

  it('keep a colleague’s change', async () => {
    await follow('pending');
    world.stored.change(jobId(1), { status: 'closed', pausedWith: undefined });
    await world.deletions.cancel(userId, now());
    await follow('canceled');
    expect(statuses()[0]).toBe('closed');
  });

  it('stay paused if the plan has no room for them', async () => {
    await follow('pending');
    plan = { ...plan, limits: { ...plan.limits, activePostings: 1 } };
    await world.deletions.cancel(userId, now());
    await follow('canceled');
    expect(statuses()[0]).toBe('paused');
  });

  it('stay paused while the organization is being closed', async () => {
    await follow('pending');
    world.stored.change(jobId(1), { pausedByClosing: true });
    await world.deletions.cancel(userId, now());
    await follow('canceled');
    expect(world.stored.get(jobId(1))).toMatchObject({ status: 'paused', pausedByClosing: true });
    expect(world.stored.get(jobId(1)).pausedWith).toBeUndefined();
  });

  it('are not paused if the deletion was canceled before the event arrived', async () => {
    await world.deletions.cancel(userId, now());
    await follow('pending');
    expect(statuses()).toEqual(['active', 'active', 'paused']);
  });
});
