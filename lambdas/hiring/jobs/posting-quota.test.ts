import { planOf, unlimited } from '@shared/money/billing/catalogue';
import {
  emptyStanding,
  entitlementsOf,
  unlimitedEntitlements,
  type Entitlements,
} from '@shared/money/rules/entitlements';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JobDraft } from '@shared/hiring/model/job';
import { changeJobStatus } from './status/change-job-status';
import { createJob } from './create-job';
import { beyondPlan } from './consumers/follow-plan';
import { callerAs, draft, jobsWorld } from './jobs.fixture';
import { updateJob } from './update-job';

const admin = callerAs('admin', randomUUID());

const starter = (postingsBought: number): Entitlements => ({
  ...unlimitedEntitlements('employer'),
  planId: 'starter',
  limits: planOf('starter').limits,
  postingsBought,
});
const on = (plan: Entitlements) => ({ ...admin, plan });

const world = () => {
  const jobs = jobsWorld(admin);
  const post = (plan: Entitlements, overrides: Partial<JobDraft> = {}) =>
    createJob(jobs.deps, { language: 'en', caller: on(plan), job: draft(overrides), status: 'active' });
  const set = async (plan: Entitlements, jobId: string, status: 'active' | 'paused' | 'closed') => {
    const { version } = jobs.get(jobId);
    return changeJobStatus(jobs.deps, { caller: on(plan), jobId, status, version });
  };
  return { ...jobs, post, set };
};

describe('a Starter posting', () => {
  it('is online for 30 days, or until an earlier deadline', async () => {
    const { get, post } = world();
    const { jobId } = await post(starter(2));
    expect(get(jobId)).toMatchObject({ listedUntilOn: '2026-12-21', applicationDeadlineOn: '2026-12-21' });
  });

  it('can’t be edited to stay longer', async () => {
    const { deps, get, post } = world();
    const { jobId, version } = await post(starter(1));
    const job = draft({ applicationDeadlineOn: '2027-06-01' });
    await updateJob(deps, { language: 'en', caller: on(starter(1)), jobId, job, version });
    expect(get(jobId).applicationDeadlineOn).toBe('2026-12-21');
  });

  it('resumes within its days without using another one', async () => {
    const { post, set } = world();
    const { jobId } = await post(starter(1));
    await set(starter(1), jobId, 'paused');
    expect(await set(starter(1), jobId, 'active')).toMatchObject({ status: 'active' });
  });

  it('is limited to one at a time, and to the number paid for', async () => {
    const { post, set } = world();
    const { jobId } = await post(starter(2));
    await expect(post(starter(2))).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      reason: expect.stringContaining('planActivePostings') as string,
    });
    await set(starter(2), jobId, 'closed');
    const second = await post(starter(2));
    await set(starter(2), second.jobId, 'closed');
    await expect(post(starter(2))).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      reason: 'planPostingsUsed {"bought":2,"who":"you"}',
    });
  });
});

describe('the quota error', () => {
  it('names the limit, use, remedy, and who can change the plan or start the trial', async () => {
    const { deps, post } = world();
    const none = entitlementsOf(emptyStanding('employer'), { mode: 'stripe', graceUntil: null }, new Date());
    await expect(post(none)).rejects.toMatchObject({
      reason: 'planActivePostings {"lift":"starter","who":"youTrial","limit":0,"used":0}',
    });
    const { trialAvailable: _used, ...tried } = none;
    await expect(post(tried)).rejects.toMatchObject({
      reason: 'planActivePostings {"lift":"starter","who":"you","limit":0,"used":0}',
    });
    const member = { ...callerAs('member', randomUUID()), plan: none };
    await expect(
      createJob(deps, { language: 'en', caller: member, job: draft(), status: 'active' }),
    ).rejects.toMatchObject({ reason: expect.stringContaining('"who":"adminTrial"') as string });
  });
});

describe('a smaller plan', () => {
  it('keeps the chosen jobs online, then the newest', async () => {
    const { post, clock, ...jobs } = world();
    const all: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      clock.now = new Date(Date.parse('2026-11-21T12:00:00.000Z') + day * 24 * 3600_000);
      all.push((await post(unlimitedEntitlements('employer'))).jobId);
    }
    const two: Entitlements = { ...unlimitedEntitlements('employer'), limits: { ...unlimited, activePostings: 2 } };
    const active = await jobs.all();
    const paused = (kept: string[]) => beyondPlan(two, active, kept, clock.now).map(({ jobId }) => jobId);
    expect(paused([])).toEqual([all[0], all[1]]);
    expect(paused([all[0]!])).toEqual([all[1], all[2]]);
    expect(beyondPlan(unlimitedEntitlements('employer'), active, [], clock.now)).toEqual([]);
  });
});
