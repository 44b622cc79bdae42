import { planOf, unlimited } from '@shared/money/billing/catalogue';
import { unlimitedEntitlements, type Entitlements } from '@shared/money/rules/entitlements';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import { notice } from '@shared/text/notice';
import { assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addSeconds } from '../../../platform/clock';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { totalsChanges } from '../../../store/hiring/jobs/job-counters';
import { changeJobStatus } from './change-job-status';
import { changeJobs } from '../change-jobs';
import { closeDueJobs } from './close-due-jobs';
import { createJob } from '../create-job';
import { callerAs, draft, jobsWorld } from '../jobs.fixture';
import { undoStatusChanges } from './undo-status-changes';
import { updateJob } from '../update-job';

const admin = callerAs('admin', randomUUID());

const planAllowing = (activePostings: number): Entitlements => ({
  ...unlimitedEntitlements('employer'),
  limits: { ...unlimited, activePostings },
});
const starter = (postingsBought: number): Entitlements => ({
  ...unlimitedEntitlements('employer'),
  planId: 'starter',
  limits: planOf('starter').limits,
  postingsBought,
});

const daySeconds = 24 * 3600;

/** Returns a job of the organization, and actions on it. */
const world = async (overrides: Partial<JobDraft> = {}, plan?: Entitlements) => {
  const jobs = jobsWorld(admin);
  const { deps, clock } = jobs;
  const caller = { ...admin, ...(plan && { plan }) };
  const post = (it: Partial<JobDraft> = {}) =>
    createJob(deps, { language: 'en', caller, job: draft(it), status: 'active' });
  const { jobId } = await post(overrides);
  const job = () => jobs.get(jobId);
  const set = (status: 'active' | 'paused' | 'closed', applicationDeadlineOn?: string) =>
    changeJobStatus(deps, { caller, jobId, status, version: job().version, applicationDeadlineOn });
  const change = (values: Partial<JobItem>) => jobs.change(jobId, values);
  const pass = (days: number) => {
    clock.now = addSeconds(clock.now, days * daySeconds);
  };
  const expire = () => closeDueJobs(deps, () => true);
  return { ...jobs, caller, jobId, post, job, set, change, pass, expire };
};

describe('a closed job', () => {
  it('reopens as it was, with its applications', async () => {
    const { job, set, change, historyOf, jobId } = await world();
    change({ applicationCount: 3 });
    const before = job();
    await set('closed');
    expect(await set('active')).toMatchObject({ status: 'active', applicationCount: 3, version: before.version + 2 });
    // There is no undo; the job can be closed again.
    expect(job()).toEqual({ ...before, version: before.version + 2, updatedAt: job().updatedAt, statusChange: null });
    expect((await historyOf(jobId))[0]).toMatchObject({ by: admin.userId, from: 'closed', to: 'active' });
  });

  it('is paused again if it was paused', async () => {
    const { job, set } = await world();
    await set('paused');
    await set('closed');
    expect(await set('active')).toMatchObject({ status: 'paused' });
    expect(job().pausedByPlan).toBeUndefined();
  });

  it('is paused when the plan has no room, and says so', async () => {
    const { job, set, post } = await world({}, planAllowing(1));
    await set('closed');
    await post();
    expect(await set('active')).toMatchObject({ status: 'paused', pausedByPlan: true });
    expect(job().status).toBe('paused');
  });

  it('is paused when the organization has no plan', async () => {
    const { deps, jobId, set } = await world();
    const closed = await set('closed');
    const caller = { ...admin, plan: planAllowing(0) };
    const reopened = await changeJobStatus(deps, { caller, jobId, status: 'active', version: closed.version });
    expect(reopened).toMatchObject({ status: 'paused', pausedByPlan: true });
  });

  it('can be reopened up to the last day only', async () => {
    const { set, pass, job } = await world();
    await set('closed');
    pass(limits.reopenDays + 1);
    const refusal = { code: 'REOPENING_EXPIRED', reason: notice('reopenTooLate', { days: limits.reopenDays }) };
    await expect(set('active')).rejects.toMatchObject(refusal);
    expect(job().status).toBe('closed');
    pass(-1);
    expect(await set('active')).toMatchObject({ status: 'active' });
  });

  it('stays closed while its openings are filled, or if a hire closed it', async () => {
    const { set, change } = await world();
    await set('closed');
    change({ hires: 1 });
    await expect(set('active')).rejects.toMatchObject({ code: 'NO_OPENINGS' });
    change({ hires: 0, statusChange: null });
    await expect(set('active')).rejects.toMatchObject({ code: 'REOPENING_EXPIRED' });
  });

  it('requires a new deadline after its own has passed', async () => {
    const { set, pass, expire, job } = await world({ applicationDeadlineOn: '2026-11-23' });
    pass(3);
    expect(await expire()).toMatchObject({ closed: 1 });
    const refusal = {
      code: 'DEADLINE_PASSED',
      extras: { fields: { applicationDeadlineOn: notice('deadlineInPast') } },
    };
    await expect(set('active')).rejects.toMatchObject(refusal);
    await expect(set('active', '2026-11-22')).rejects.toMatchObject(refusal);
    await set('active', '2026-12-20');
    expect(job()).toMatchObject({ status: 'active', applicationDeadlineOn: '2026-12-20' });
  });

  it('is reopened once by two people', async () => {
    const { deps, caller, jobId, set, historyOf } = await world();
    const { version } = await set('closed');
    const reopen = () => changeJobStatus(deps, { caller, jobId, status: 'active', version });
    const [one, other] = await Promise.allSettled([reopen(), reopen()]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await historyOf(jobId)).filter(({ from }) => from === 'closed')).toHaveLength(1);
  });

  it('stays closed for a person whose account is about to be deleted, and without verification', async () => {
    const { deps, jobId, set } = await world();
    const { version } = await set('closed');
    const by = (change: object) =>
      changeJobStatus(deps, { caller: { ...admin, ...change }, jobId, status: 'active', version });
    await expect(by({ leaving: true })).rejects.toMatchObject({ code: 'DELETION_REQUESTED' });
    await expect(by({ unverified: true })).rejects.toMatchObject({ code: 'ORGANIZATION_NOT_VERIFIED' });
  });

  it('is reopened in bulk, with a result for each', async () => {
    const { deps, caller, jobId, set, post } = await world();
    await set('closed');
    const open = await post();
    const { results } = await changeJobs(deps, { caller, action: 'reopen', jobIds: [jobId, open.jobId] });
    expect(results).toMatchObject([
      { job: { status: 'active' }, error: null },
      { job: null, error: { code: 'ILLEGAL_TRANSITION' } },
    ]);
    await set('closed');
    const activated = await changeJobs(deps, { caller, action: 'activate', jobIds: [jobId] });
    expect(activated.results).toMatchObject([{ error: { code: 'ILLEGAL_TRANSITION' } }]);
  });

  it('gets the bulk deadline only if its own has passed', async () => {
    const { deps, caller, jobId, set, pass, expire, post, get } = await world({
      applicationDeadlineOn: '2026-11-23',
    });
    const later = await post({ applicationDeadlineOn: '2026-12-05' });
    const open = await post({ applicationDeadlineOn: null });
    pass(3);
    await expire();
    for (const it of [later, open])
      await changeJobStatus(deps, { caller, jobId: it.jobId, status: 'closed', version: it.version });
    const jobIds = [jobId, later.jobId, open.jobId];
    const reopen = (applicationDeadlineOn?: string) =>
      changeJobs(deps, { caller, action: 'reopen', jobIds, applicationDeadlineOn });
    const codes = async (given?: string) => (await reopen(given)).results.map(({ error }) => error?.code ?? null);
    expect(await codes('2026-11-22')).toEqual(['DEADLINE_PASSED', null, null]);
    expect(await codes()).toEqual(['DEADLINE_PASSED', 'ILLEGAL_TRANSITION', 'ILLEGAL_TRANSITION']);
    expect(await codes('2026-12-20')).toEqual([null, 'ILLEGAL_TRANSITION', 'ILLEGAL_TRANSITION']);
    expect(jobIds.map((id) => get(id).applicationDeadlineOn)).toEqual(['2026-12-20', '2026-12-05', null]);
    await set('closed');
    expect(await codes('2026-12-31')).toEqual([null, 'ILLEGAL_TRANSITION', 'ILLEGAL_TRANSITION']);
    expect(get(jobId).applicationDeadlineOn).toBe('2026-12-20');
  });

  it('can be reopened after an edit, but not undone', async () => {
    const { deps, caller, jobId, set, job } = await world();
    const { version } = await set('closed');
    const edited = draft({ title: 'Head surgeon' });
    await updateJob(deps, { language: 'en', caller, jobId, job: edited, version });
    expect(await set('active')).toMatchObject({ status: 'active', title: 'Head surgeon' });
    const changes = [{ jobId, version: job().version }];
    const { results } = await undoStatusChanges(deps, { caller, changes });
    expect(results[0]?.error?.code).toBe('UNDO_EXPIRED');
  });
});

describe('a closed Starter posting', () => {
  it('continues within its days without using another one, whatever its deadline', async () => {
    const { set, job } = await world({}, starter(1));
    const { listedUntilOn } = job();
    await set('closed');
    await set('active', '2027-06-01');
    expect(job()).toMatchObject({ status: 'active', listedUntilOn, applicationDeadlineOn: listedUntilOn });
  });

  it('is paused after its days, without using another one', async () => {
    const { set, pass, expire } = await world({}, starter(1));
    pass(32);
    await expire();
    expect(await set('active')).toMatchObject({ status: 'paused', pausedByPlan: true });
  });
});

describe('counters', () => {
  it('are unchanged after a job is closed and reopened', async () => {
    const case_ = record({
      isPaused: boolean(),
      applicationCount: nat({ max: 9 }),
      numberOfOpenings: nat({ max: 5 }),
      hires: nat({ max: 5 }),
      specialty: constantFrom('Surgery' as const, null),
      project: constantFrom('', 'North wing'),
      assignedTo: constantFrom(null, randomUUID()),
    });
    const { set, change, job } = await world();
    await assert(
      asyncProperty(case_, async ({ isPaused, hires, numberOfOpenings, ...counted }) => {
        const status = isPaused ? 'paused' : 'active';
        change({ ...counted, status, hires, numberOfOpenings: hires + numberOfOpenings + 1 });
        const before = job();
        await set('closed');
        const closed = job();
        await set('active');
        const sums = new Map<string, number>();
        for (const { key, counts } of [...totalsChanges(before, closed), ...totalsChanges(closed, job())]) {
          for (const [name, by] of Object.entries(counts))
            sums.set(`${key.sk} ${name}`, (sums.get(`${key.sk} ${name}`) ?? 0) + by);
        }
        expect(totalsChanges(before, closed)).not.toEqual([]);
        expect([...sums.values()].filter((by) => by !== 0)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
