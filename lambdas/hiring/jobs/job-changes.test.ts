import { unlimited } from '@shared/money/billing/catalogue';
import { unlimitedEntitlements, type Entitlements } from '@shared/money/rules/entitlements';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addSeconds } from '../../platform/clock';
import { changeJobStatus } from './status/change-job-status';
import { changeJobs } from './change-jobs';
import { closeDueJobs } from './status/close-due-jobs';
import { createJob } from './create-job';
import { duplicateJob } from './duplicate-job';
import { getJobHistory } from './job-history';
import { callerAs, draft, jobsWorld } from './jobs.fixture';
import { undoStatusChanges } from './status/undo-status-changes';
import { updateJob } from './update-job';
import { errorTexts } from '@shared/text/english.fixture';

const admin = callerAs('admin', randomUUID());

const planAllowing = (activePostings: number, postingsBought: number | null = null): Entitlements => ({
  ...unlimitedEntitlements('employer'),
  limits: { ...unlimited, activePostings },
  postingsBought,
});
const member = callerAs('member', randomUUID());

const withJob = async (status: 'draft' | 'active' = 'active', overrides: Partial<JobDraft> = {}) => {
  const jobs = jobsWorld(admin, member);
  const { jobId } = await createJob(jobs.deps, { language: 'en', caller: admin, job: draft(overrides), status });
  return { ...jobs, jobId };
};
const undo = (deps: Parameters<typeof undoStatusChanges>[0], jobId: string, version: number, caller = admin) =>
  undoStatusChanges(deps, { caller, changes: [{ jobId, version }] });

describe('undo', () => {
  it('is possible within the time limit', async () => {
    const { deps, clock, jobId } = await withJob();
    await changeJobStatus(deps, { caller: admin, jobId, status: 'closed', version: 1 });
    clock.now = addSeconds(clock.now, limits.undoMinutes * 60);
    const { results } = await undo(deps, jobId, 2);
    expect(results).toMatchObject([{ job: { status: 'active', version: 3 }, error: null }]);
  });

  it('expires after that', async () => {
    const { deps, clock, get, jobId } = await withJob();
    await changeJobStatus(deps, { caller: admin, jobId, status: 'closed', version: 1 });
    clock.now = addSeconds(clock.now, limits.undoMinutes * 60 + 1);
    const { results } = await undo(deps, jobId, 2);
    expect(results[0]?.error?.code).toBe('UNDO_EXPIRED');
    expect(get(jobId).status).toBe('closed');
  });

  it('reads again after a conflict, then refuses', async () => {
    const { deps, table, get, change, jobId } = await withJob();
    await changeJobStatus(deps, { caller: admin, jobId, status: 'paused', version: 1 });
    table.beforeNextWrite(() => change(jobId, { title: 'Theirs', version: 3 }));
    expect((await undo(deps, jobId, 2)).results[0]?.error?.code).toBe('UNDO_EXPIRED');
    expect(get(jobId)).toMatchObject({ title: 'Theirs', status: 'paused' });
  });

  it('does not reopen a posting after its deadline', async () => {
    const { deps, change, jobId } = await withJob();
    await changeJobStatus(deps, { caller: admin, jobId, status: 'closed', version: 1 });
    change(jobId, { applicationDeadlineOn: '2026-11-01' });
    expect((await undo(deps, jobId, 2)).results[0]?.error?.code).toBe('INVALID_REQUEST');
  });

  it('does not unpublish a posting that just got an application', async () => {
    const { deps, table, get, change, jobId } = await withJob('draft');
    await changeJobStatus(deps, { caller: admin, jobId, status: 'active', version: 1 });
    table.beforeNextWrite(() => change(jobId, { applicationCount: 1 }));
    expect((await undo(deps, jobId, 2)).results[0]?.error?.code).toBe('UNDO_EXPIRED');
    expect(get(jobId).status).toBe('active');
  });

  it('answers NOT_FOUND to a member not assigned to the job', async () => {
    const { deps, jobId } = await withJob();
    await changeJobStatus(deps, { caller: admin, jobId, status: 'paused', version: 1 });
    expect((await undo(deps, jobId, 2, member)).results[0]?.error?.code).toBe('NOT_FOUND');
  });
});

describe('the plan’s quota', () => {
  it('is checked whenever a posting goes live, and only then', async () => {
    const { deps, jobId } = await withJob();
    const onPlan = { ...admin, plan: planAllowing(1) };
    const create = (status: 'draft' | 'active') =>
      createJob(deps, { language: 'en', caller: onPlan, job: draft(), status });
    await expect(create('active')).rejects.toMatchObject({ code: 'QUOTA_REACHED' });
    const other = await create('draft');
    const activate = (version: number) =>
      changeJobStatus(deps, { caller: onPlan, jobId: other.jobId, status: 'active', version });
    await expect(activate(1)).rejects.toMatchObject({ code: 'QUOTA_REACHED' });
    await updateJob(deps, { language: 'en', caller: onPlan, jobId, job: draft({ title: 'Renamed' }), version: 1 });
    await changeJobStatus(deps, { caller: onPlan, jobId, status: 'paused', version: 2 });
    expect(await activate(1)).toMatchObject({ status: 'active' });
    expect((await undo(deps, jobId, 3, onPlan)).results[0]?.error?.code).toBe('QUOTA_REACHED');
    const many = await changeJobs(deps, { caller: onPlan, action: 'activate', jobIds: [jobId] });
    expect(many.results[0]?.error?.code).toBe('QUOTA_REACHED');
  });
});

describe('bulk changes', () => {
  it('return each posting once, in the requested order', async () => {
    const { deps, jobId } = await withJob();
    const second = (await createJob(deps, { language: 'en', caller: admin, job: draft(), status: 'active' })).jobId;
    const { results } = await changeJobs(deps, { caller: admin, action: 'close', jobIds: [second, jobId, second] });
    expect(results.map((it) => [it.jobId, it.job?.status])).toEqual([
      [second, 'closed'],
      [jobId, 'closed'],
    ]);
  });

  it('report one that fails and continue', async () => {
    const { deps, jobId } = await withJob();
    const second = (await createJob(deps, { language: 'en', caller: admin, job: draft(), status: 'active' })).jobId;
    const { change } = deps.jobs;
    deps.jobs.change = async (before, ...rest) => {
      if (before.jobId === jobId) throw new Error('no answer');
      return change(before, ...rest);
    };
    const { results } = await changeJobs(deps, { caller: admin, action: 'pause', jobIds: [jobId, second] });
    expect(results).toMatchObject([
      { job: null, error: { code: 'INTERNAL', message: errorTexts.INTERNAL } },
      { job: { status: 'paused' }, error: null },
    ]);
  });

  it('report those not reached in time', async () => {
    const { deps, clock } = await withJob();
    const jobs = [];
    for (let count = 0; count < 4; count += 1) {
      jobs.push(await createJob(deps, { language: 'en', caller: admin, job: draft(), status: 'active' }));
    }
    const { change } = deps.jobs;
    deps.jobs.change = async (...write) => {
      clock.now = addSeconds(clock.now, 5);
      return change(...write);
    };
    const { results } = await changeJobs(deps, {
      caller: admin,
      action: 'pause',
      jobIds: jobs.map(({ jobId }) => jobId),
    });
    expect(results.map(({ job, error }) => job?.status ?? error?.code)).toEqual([
      'paused',
      'paused',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
  });
});

it('saving a posting unchanged writes nothing, but still checks the version', async () => {
  const { deps, historyOf, jobId } = await withJob();
  expect(await updateJob(deps, { language: 'en', caller: admin, jobId, job: draft(), version: 1 })).toMatchObject({
    version: 1,
  });
  expect(await historyOf(jobId)).toHaveLength(1);
  const stale = updateJob(deps, { language: 'en', caller: admin, jobId, job: draft(), version: 2 });
  await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION' });
});

it('a copy is a draft with new question IDs and no deadline', async () => {
  const question = {
    id: `qst_${'0'.repeat(26)}`,
    question: 'Nights?',
    type: 'yes_no' as const,
    required: true,
    options: [],
  };
  const { deps, historyOf, jobId } = await withJob('active', {
    title: 'x'.repeat(limits.jobTitleLength),
    preScreeningQuestions: [question],
    applicationDeadlineOn: '2026-12-01',
  });
  const copy = await duplicateJob(deps, { caller: admin, jobId, language: 'en' });
  expect(copy).toMatchObject({ status: 'draft', applicationDeadlineOn: null, version: 1, applicationCount: 0 });
  expect(copy.title).toBe(`Copy of ${'x'.repeat(limits.jobTitleLength - 8)}`);
  expect(copy.preScreeningQuestions).toEqual([{ ...question, id: expect.not.stringMatching(question.id) as string }]);
  expect((await historyOf(copy.jobId)).map(({ kind }) => kind)).toEqual(['duplicated']);
});

describe('a deadline', () => {
  const closing = async (deadline: string) => {
    const jobs = await withJob('active', { applicationDeadlineOn: '2026-11-21' });
    jobs.change(jobs.jobId, { applicationDeadlineOn: deadline });
    return { ...jobs, run: () => closeDueJobs(jobs.deps, () => true) };
  };

  it('closes a posting automatically, and its history says so', async () => {
    const { deps, get, jobId, run, historyOf } = await closing('2026-11-19');
    expect(await run()).toEqual({ closed: 1, kept: 0, failed: 0 });
    expect(get(jobId)).toMatchObject({
      status: 'closed',
      version: 2,
      statusChange: { from: 'active', to: 'closed', by: null, version: 2 },
    });
    expect((await historyOf(jobId))[0]).toMatchObject({
      kind: 'status_changed',
      by: null,
      from: 'active',
      to: 'closed',
    });
    const { items } = await getJobHistory(deps, { caller: admin, jobId });
    expect(items[0]).toMatchObject({ kind: 'status_changed', actor: null, from: 'active', to: 'closed' });
  });

  it('lasts until its day is over everywhere on Earth', async () => {
    const { run, get, jobId } = await closing('2026-11-21');
    expect(await run()).toEqual({ closed: 0, kept: 0, failed: 0 });
    expect(get(jobId).status).toBe('active');
  });

  it('keeps a posting open that was extended at the same moment', async () => {
    const { run, get, change, jobId, table } = await closing('2026-11-19');
    table.beforeNextWrite(() => change(jobId, { applicationDeadlineOn: '2026-12-01', version: 2 }));
    expect(await run()).toEqual({ closed: 0, kept: 1, failed: 0 });
    expect(get(jobId)).toMatchObject({ status: 'active', version: 2 });
  });

  it('closes a posting once in two concurrent runs', async () => {
    const { run, change, jobId, table, historyOf } = await closing('2026-11-19');
    table.beforeNextWrite(() => change(jobId, { status: 'closed', version: 2 }));
    expect(await run()).toEqual({ closed: 0, kept: 1, failed: 0 });
    expect(await historyOf(jobId)).toHaveLength(1);
  });
});
