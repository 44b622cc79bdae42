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
import { createJob } from '../create-job';
import { followPlan, type FollowPlanDeps } from './follow-plan';
import { callerAs, jobsFake, organizationId } from '../jobs.fake';

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

const event: DomainEvent = {
  type: 'billing.plan_changed',
  id: 'evt_1',
  occurredAt: '2026-11-21T12:00:00.000Z',
  data: { ownerId: organizationId },
};

const world = async (count = 3) => {
  const fake = jobsFake();
  const admin = { ...callerAs('admin', randomUUID()), plan: unlimitedEntitlements('employer') };
  let plan = withRoom(null);
  let verified: string | null = '2026-01-01T00:00:00.000Z';
  const kept: string[] = [];
  const reads: (() => void)[] = [];
  const deps: FollowPlanDeps = {
    ...fake.deps,
    plans: {
      of: async () => {
        const now = plan;
        reads.shift()?.();
        return now;
      },
    },
    organizations: { get: async () => ({ verified }) as never },
    kept: async () => kept,
    jobsOf: async function* () {
      yield* [...fake.stored.values()];
    },
  };
  const jobs: string[] = [];
  for (let day = 0; day < count; day += 1) {
    fake.clock.now = new Date(Date.parse('2026-11-21T12:00:00.000Z') + day * 24 * 3600_000);
    const { jobId } = await createJob(fake.deps, { language: 'en', caller: admin, job: draft, status: 'active' });
    jobs.push(jobId);
  }
  const follow = async (next: Entitlements) => {
    plan = next;
    for (const { run } of await followPlan(deps, event)) await run();
  };
  return {
    ...{ fake, jobs, kept, follow },
    /** Runs during the nth read of the plan. */
    onRead: (nth: number, change: () => void) => {
      reads[nth - 1] = change;
      for (let index = 0; index < nth; index += 1) reads[index] ??= () => {};
    },
    become: (next: Entitlements) => {
      plan = next;
    },
    unverify: () => {
      verified = null;
    },
    verify: () => {
      verified = '2026-02-01T00:00:00.000Z';
    },
    status: () => jobs.map((jobId) => fake.stored.get(jobId)!.status),
    set: (jobId: string, status: 'active' | 'paused') =>
      changeJobStatus(fake.deps, { caller: admin, jobId, status, version: fake.stored.get(jobId)!.version }),
  };
};

describe('jobs paused by the plan', () => {
  it('resume when a plan allows them, each with a history entry', async () => {
    const { follow, status, jobs, fake } = await world();
    await follow(nothing);
    expect(status()).toEqual(['paused', 'paused', 'paused']);
    expect(fake.stored.get(jobs[0]!)).toMatchObject({ pausedByPlan: true, statusChange: null });
    await follow(withRoom(5));
    expect(status()).toEqual(['active', 'active', 'active']);
    expect(fake.stored.get(jobs[0]!)?.pausedByPlan).toBeUndefined();
    expect(fake.history.get(jobs[0]!)?.map(({ to }) => to)).toEqual(['active', 'paused', 'active']);
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
    const { follow, status, fake, jobs } = await world();
    await follow(nothing);
    const { version } = fake.stored.get(jobs[0]!)!;
    await follow(nothing);
    expect(fake.stored.get(jobs[0]!)!.version).toBe(version);
    await follow(withRoom(2));
    const before = [...fake.stored.values()];
    await follow(withRoom(2));
    expect([...fake.stored.values()]).toEqual(before);
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
    const { follow, status, fake, jobs } = await world(1);
    await follow(nothing);
    fake.stored.set(jobs[0]!, { ...fake.stored.get(jobs[0]!)!, applicationDeadlineOn: '2026-01-01' });
    await follow(withRoom(5));
    expect(status()).toEqual(['paused']);
  });

  it('stay paused while the organization is unverified or closing, or their owner leaves', async () => {
    const { follow, status, unverify, verify, fake, jobs } = await world();
    await follow(nothing);
    unverify();
    await follow(withRoom(5));
    expect(status()).toEqual(['paused', 'paused', 'paused']);
    verify();
    fake.stored.set(jobs[0]!, { ...fake.stored.get(jobs[0]!)!, pausedByClosing: true });
    fake.stored.set(jobs[1]!, { ...fake.stored.get(jobs[1]!)!, pausedWith: 'someone' });
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
    const { follow, status, fake, jobs } = await world(1);
    await follow(nothing);
    fake.interfere(() => {
      const job = fake.stored.get(jobs[0]!)!;
      fake.stored.set(jobs[0]!, { ...job, title: 'Chief surgeon', version: job.version + 1 });
    });
    await follow(withRoom(5));
    expect(status()).toEqual(['active']);
    expect(fake.stored.get(jobs[0]!)?.title).toBe('Chief surgeon');
  });
});
