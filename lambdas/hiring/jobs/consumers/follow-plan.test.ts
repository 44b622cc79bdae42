import { planOf, unlimited } from '@shared/money/billing/catalogue';
import {
  emptyStanding,
  entitlementsOf,
  unlimitedEntitlements,
  type Entitlements,
} from '@shared/money/rules/entitlements';
import { JobDraft } from '@shared/hiring/model/job';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '@shared/core/model/event';
import { changeJobStatus } from '../status/change-job-status';
import { everyJobOf } from '../../../store/hiring/jobs/managed-jobs';
import { changeOrganization } from '../../../store/organizations/organizations/organizations.fixture';
import { createJob } from '../create-job';
import { followPlan, type FollowPlanDeps } from './follow-plan';
import { callerAs, jobsWorld, organizationId } from '../jobs.fixture';

const draft = JobDraft.parse({
  department: 'Surgery',
  specialty: 'Surgery',
  professions: ['physician'],
  shift: 'days',
  engagement: 'facility',
  title: 'Surgeon',
  location: 'Boston',
  description: 'Operate.',
  requirements: 'Steady hands.',
});

const withRoom = (activePostings: number | null): Entitlements => ({
  ...unlimitedEntitlements('employer'),
  limits: { ...unlimited, activePostings },
});
const nothing = entitlementsOf(emptyStanding('employer'), { mode: 'stripe', graceUntil: null }, new Date());
const starter: Entitlements = {
  ...unlimitedEntitlements('employer'),
  planId: 'starter',
  limits: planOf('starter').limits,
  postingsBought: 3,
};

const verification = { method: 'document', at: '2026-01-01T00:00:00.000Z' } as const;

const event: DomainEvent = {
  type: 'billing.plan_changed',
  id: 'evt_1',
  occurredAt: '2026-11-21T12:00:00.000Z',
  data: { ownerId: organizationId },
};

const world = async (count = 3) => {
  const admin = { ...callerAs('admin', randomUUID()), plan: unlimitedEntitlements('employer') };
  const stored = jobsWorld(admin);
  let plan = withRoom(null);
  const verify = () => changeOrganization(stored.table, organizationId, { verified: verification });
  verify();
  const kept: string[] = [];
  const reads: (() => void)[] = [];
  const deps: FollowPlanDeps = {
    ...stored.deps,
    plans: {
      of: async () => {
        const now = plan;
        reads.shift()?.();
        return now;
      },
    },
    kept: async () => kept,
    jobsOf: (id) => everyJobOf(stored.table, id),
  };
  const jobs: string[] = [];
  for (let day = 0; day < count; day += 1) {
    stored.clock.now = new Date(Date.parse('2026-11-21T12:00:00.000Z') + day * 24 * 3600_000);
    const { jobId } = await createJob(stored.deps, { language: 'en', caller: admin, job: draft, status: 'active' });
    jobs.push(jobId);
  }
  const follow = async (next: Entitlements) => {
    plan = next;
    for (const { run } of await followPlan(deps, event)) await run();
  };
  return {
    ...{ stored, jobs, kept, follow, verify },
    /** Runs during the nth read of the plan. */
    onRead: (nth: number, change: () => void) => {
      reads[nth - 1] = change;
      for (let index = 0; index < nth; index += 1) reads[index] ??= () => {};
    },
    become: (next: Entitlements) => {
      plan = next;
    },
    unverify: () => changeOrganization(stored.table, organizationId, { verified: null }),
    status: () => jobs.map((jobId) => stored.get(jobId).status),
    set: (jobId: string, status: 'active' | 'paused') =>
      changeJobStatus(stored.deps, { caller: admin, jobId, status, version: stored.get(jobId).version }),
  };
};

describe('jobs paused by the plan', () => {
  it('resume when a plan allows them, each with a history entry', async () => {
    const { follow, status, jobs, stored } = await world();
    await follow(nothing);
    expect(status()).toEqual(['paused', 'paused', 'paused']);
    expect(stored.get(jobs[0]!)).toMatchObject({ pausedByPlan: true, statusChange: null });
    await follow(withRoom(5));
    expect(status()).toEqual(['active', 'active', 'active']);
    expect(stored.get(jobs[0]!).pausedByPlan).toBeUndefined();
    expect((await stored.historyOf(jobs[0]!)).map(({ to }) => to)).toEqual(['active', 'paused', 'active']);
  });

  it('resume up to the limit, the chosen ones and then the newest first', async () => {
    const { follow, status, kept, jobs } = await world();
    await follow(nothing);
    await follow(withRoom(1));
    expect(status()).toEqual(['paused', 'paused', 'active']);
    kept.push(jobs[0]!);
    await follow(withRoom(2));
    expect(status()).toEqual(['active', 'paused', 'active']);
  });

  it('don’t change when the same event arrives again', async () => {
    const { follow, status, stored, jobs } = await world();
    await follow(nothing);
    const { version } = stored.get(jobs[0]!);
    await follow(nothing);
    expect(stored.get(jobs[0]!).version).toBe(version);
    await follow(withRoom(2));
    const before = await stored.all();
    await follow(withRoom(2));
    expect(await stored.all()).toEqual(before);
    expect(status()).toEqual(['paused', 'active', 'active']);
  });

  it('exclude jobs paused by people', async () => {
    const { follow, status, set, jobs } = await world();
    await set(jobs[1]!, 'paused');
    await follow(nothing);
    await follow(withRoom(5));
    expect(status()).toEqual(['active', 'paused', 'active']);
  });

  it('don’t resume after a person paused them again', async () => {
    const { follow, status, set, jobs } = await world(1);
    await follow(nothing);
    await follow(withRoom(5));
    await set(jobs[0]!, 'paused');
    await follow(withRoom(null));
    expect(status()).toEqual(['paused']);
  });

  it('stay paused after their deadline', async () => {
    const { follow, status, stored, jobs } = await world(1);
    await follow(nothing);
    stored.change(jobs[0]!, { applicationDeadlineOn: '2026-01-01' });
    await follow(withRoom(5));
    expect(status()).toEqual(['paused']);
  });

  it('stay paused while the organization is unverified or closing, or their owner leaves', async () => {
    const { follow, status, unverify, verify, stored, jobs } = await world();
    await follow(nothing);
    unverify();
    await follow(withRoom(5));
    expect(status()).toEqual(['paused', 'paused', 'paused']);
    verify();
    stored.change(jobs[0]!, { pausedByClosing: true });
    stored.change(jobs[1]!, { pausedWith: randomUUID() });
    await follow(withRoom(null));
    expect(status()).toEqual(['paused', 'paused', 'active']);
  });

  it('never use up a Starter posting', async () => {
    const { follow, status } = await world(2);
    await follow(nothing);
    await follow(starter);
    expect(status()).toEqual(['paused', 'paused']);
  });

  it('resume if the plan returns while they are being paused', async () => {
    const { follow, status, onRead, become } = await world();
    onRead(1, () => become(withRoom(5)));
    await follow(nothing);
    expect(status()).toEqual(['active', 'active', 'active']);
  });

  it('are paused again if the plan ends while they are being resumed', async () => {
    const { follow, status, onRead, become } = await world();
    await follow(nothing);
    onRead(1, () => become(nothing));
    await follow(withRoom(5));
    expect(status()).toEqual(['paused', 'paused', 'paused']);
  });

  it('resume despite a concurrent edit', async () => {
    const { follow, status, stored, jobs } = await world(1);
    await follow(nothing);
    stored.table.beforeNextWrite(() => {
      const { version } = stored.get(jobs[0]!);
      stored.change(jobs[0]!, { title: 'Chief surgeon', version: version + 1 });
    });
    await follow(withRoom(5));
    expect(status()).toEqual(['active']);
    expect(stored.get(jobs[0]!).title).toBe('Chief surgeon');
  });
});
