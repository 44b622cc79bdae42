import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { limits } from '@shared/limits';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../support/client';
import { historyOf } from '../../../support/hiring/job-history';
import {
  apply,
  createJob,
  dayFromNow,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../../support/marketplace';
import { registerEmployer, type Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
let other: Person;
beforeAll(async () => {
  [team, other] = await Promise.all([registerTeam(stack), registerEmployer()]);
});

type Changes = { jobId: string; version: number }[];
const bulk = (person: Person, action: 'activate' | 'pause' | 'close' | 'delete', jobIds: string[], key?: string) =>
  api(
    jobRoutes.changeJobs,
    { body: { action, jobIds } },
    { ...as(person), ...(key !== undefined && { idempotencyKey: key }) },
  );
const undo = (person: Person, changed: Changes) => {
  const changes = changed.map(({ jobId, version }) => ({ jobId, version }));
  return api(jobRoutes.undoStatusChanges, { body: { changes } }, as(person));
};
const stored = async (person: Person, jobId: string) =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(person))).body;
const update = (person: Person, jobId: string, job: JobDraft, version: number) =>
  api(jobRoutes.updateJob, { params: { jobId }, body: { job, version } }, as(person));
const setStatus = (person: Person, { jobId, version }: ManagedJob, status: ManagedJob['status']) =>
  api(jobRoutes.changeJobStatus, { params: { jobId }, body: { status, version } }, as(person));

const question = (overrides = {}) => ({
  id: `qst_${'0'.repeat(25)}1`,
  question: 'Which board are you certified by?',
  type: 'multiple_choice' as const,
  required: true,
  options: ['ABIM', 'Other'],
  ...overrides,
});

describe('the history', () => {
  it('says who changed what and when, newest first', async () => {
    const job = await createJob(team.member, {}, 'draft');
    const { jobId } = job;
    const changed = { ...jobDraft(), title: 'Renamed', location: 'Salem, OR' };
    await update(team.manager, jobId, changed, 1);
    await setStatus(team.admin, { ...job, version: 2 }, 'active');
    await api(jobRoutes.assignJob, { body: { jobId, assigneeId: team.manager.userId } }, as(team.admin));
    const entries = await historyOf(team.member, jobId);
    const nobody = { from: null, to: null, assignee: null, fields: [] };
    expect(entries.map(({ id: _id, at: _at, ...entry }) => entry)).toEqual([
      {
        ...nobody,
        kind: 'assigned',
        actor: { first_name: 'Ada', last_name: 'Admin' },
        assignee: { first_name: 'Max', last_name: 'Manager' },
      },
      {
        ...nobody,
        kind: 'status_changed',
        actor: { first_name: 'Ada', last_name: 'Admin' },
        from: 'draft',
        to: 'active',
      },
      {
        ...nobody,
        kind: 'edited',
        actor: { first_name: 'Max', last_name: 'Manager' },
        fields: ['title', 'location'],
      },
      { ...nobody, kind: 'created', actor: { first_name: 'Mia', last_name: 'Member' }, to: 'draft' },
    ]);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('adds nothing when nothing changed, and comes in pages', async () => {
    const job = await createJob(team.admin);
    const { jobId, title } = job;
    const same = await update(team.admin, jobId, jobDraft({ title }), 1);
    expect(same).toMatchObject({ status: 200, body: { version: 1, updatedAt: job.updatedAt } });
    expect(await historyOf(team.admin, jobId)).toHaveLength(1);
    for (let version = 1; version <= limits.pageSize; version += 1) {
      await update(team.admin, jobId, jobDraft({ title: `v${version}` }), version);
    }
    const first = await api(jobRoutes.getJobHistory, { params: { jobId }, query: {} }, as(team.admin));
    expect(first.body.items).toHaveLength(limits.pageSize);
    const all = await historyOf(team.admin, jobId);
    expect(all.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: limits.pageSize }, () => 'edited'),
      'created',
    ]);
    const elsewhere = await createJob(team.admin);
    const carried = { params: { jobId: elsewhere.jobId }, query: { cursor: first.body.nextCursor ?? '' } };
    expect((await api(jobRoutes.getJobHistory, carried, as(team.admin))).body.code).toBe('INVALID_CURSOR');
  });
});

describe('a bulk action', () => {
  it('returns a result for each posting', async () => {
    const [active, draft, incomplete, applied, foreign] = await Promise.all([
      createJob(team.admin),
      createJob(team.member, {}, 'draft'),
      createJob(team.admin, { title: '' }, 'draft'),
      createJob(team.manager),
      createJob(other),
    ]);
    await apply(await registerApplicant(), applied.jobId);
    const unknown = `job_${'0'.repeat(26)}`;
    const jobIds = [active, draft, incomplete, foreign].map(({ jobId }) => jobId);
    const activated = await bulk(team.manager, 'activate', [...jobIds, unknown]);
    expect(activated.status).toBe(200);
    expect(activated.body.results.map(({ jobId, job, error }) => [jobId, job?.status ?? error?.code])).toEqual([
      [active.jobId, 'ILLEGAL_TRANSITION'],
      [draft.jobId, 'active'],
      [incomplete.jobId, 'INVALID_REQUEST'],
      [foreign.jobId, 'NOT_FOUND'],
      [unknown, 'NOT_FOUND'],
    ]);
    expect(activated.body.results[0]?.error?.message).toBe(
      "This status change isn't available from the current status.",
    );

    const deleted = await bulk(team.admin, 'delete', [applied.jobId, incomplete.jobId]);
    expect(deleted.body.results).toMatchObject([
      { job: null, error: { code: 'JOB_HAS_APPLICATIONS' } },
      { job: null, error: null },
    ]);
    const closed = await bulk(team.admin, 'close', [active.jobId, applied.jobId]);
    expect(closed.body.results.map(({ job }) => job?.status)).toEqual(['closed', 'closed']);
    expect((await historyOf(team.admin, applied.jobId))[0]).toMatchObject({ from: 'active', to: 'closed' });
  });

  it('has no second effect when repeated', async () => {
    const jobs = await Promise.all([createJob(team.admin), createJob(team.admin)]);
    const jobIds = jobs.map(({ jobId }) => jobId);
    const key = randomUUID();
    const [first, second] = [
      await bulk(team.admin, 'pause', jobIds, key),
      await bulk(team.admin, 'pause', jobIds, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(first.body.results.every(({ error }) => error === null)).toBe(true);
    expect(await bulk(team.admin, 'close', jobIds, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect((await stored(team.admin, jobIds[0]!)).version).toBe(2);
  });

  it('accepts as many as the limit and no more', async () => {
    const { admin, manager: person, member } = await registerTeam(stack);
    // One person may create fewer at a time.
    const authors = [admin, person, member];
    const jobs = await Promise.all(
      Array.from({ length: limits.jobsPerBulkAction }, (_, index) => createJob(authors[index % 3]!)),
    );
    const jobIds = jobs.map(({ jobId }) => jobId);
    let left = jobIds;
    // On a busy machine the function handles part of them and reports the rest for another request.
    for (let round = 0; left.length > 0 && round < jobIds.length; round += 1) {
      const { body } = await bulk(person, 'pause', left, randomUUID());
      expect(body.results.map(({ jobId }) => jobId)).toEqual(left);
      const refused = body.results.filter(({ error }) => error);
      expect(refused.every(({ error }) => error?.code === 'TOO_MANY_REQUESTS')).toBe(true);
      left = refused.map(({ jobId }) => jobId);
    }
    expect(left).toEqual([]);
    const dashboard = await api(jobRoutes.getEmployerJobs, {}, as(person));
    expect(dashboard.body.totals).toMatchObject({ activeJobs: 0, totalJobs: limits.jobsPerBulkAction });
    for (const ids of [[], [...jobIds, jobIds[0]!], ['job_1']]) {
      expect((await bulk(person, 'pause', ids)).status).toBe(400);
    }
  });

  it('loses nothing to a concurrent edit', async () => {
    const { jobId, version } = await createJob(team.admin);
    const [edited, paused] = await Promise.all([
      update(team.manager, jobId, jobDraft({ title: 'Edited meanwhile' }), version),
      bulk(team.admin, 'pause', [jobId]),
    ]);
    expect(paused.body.results[0]?.error).toBeNull();
    const after = await stored(team.admin, jobId);
    expect(after.status).toBe('paused');
    expect(after.title === 'Edited meanwhile').toBe(edited.status === 200);
    if (edited.status !== 200) expect(edited.body.code).toBe('STALE_VERSION');
    expect(after.version).toBe(edited.status === 200 ? 3 : 2);
  });
});

describe('undoing a change of status', () => {
  it('restores the previous status, even from closed, once', async () => {
    const jobs = await Promise.all([createJob(team.admin), createJob(team.member)]);
    const { body } = await bulk(
      team.admin,
      'close',
      jobs.map(({ jobId }) => jobId),
    );
    const changes = body.results.map(({ jobId, job }) => ({ jobId, version: job!.version }));
    const undone = await undo(team.admin, changes);
    expect(undone.body.results).toMatchObject(
      changes.map(({ jobId }) => ({ jobId, job: { status: 'active', version: 3, statusChange: null }, error: null })),
    );
    expect((await historyOf(team.admin, jobs[0].jobId))[0]).toMatchObject({ from: 'closed', to: 'active' });
    const again = await undo(team.admin, changes);
    expect(again.body.results.map(({ error }) => error)).toEqual(
      changes.map(() => ({ code: 'UNDO_EXPIRED', message: 'This change can no longer be undone.' })),
    );
  });

  it('expires after any other change, and works only within the caller’s scope', async () => {
    const job = await createJob(team.admin);
    const paused = (await setStatus(team.admin, job, 'paused')).body;
    const change = { jobId: job.jobId, version: paused.version };
    expect((await undo(team.member, [change])).body.results[0]?.error?.code).toBe('NOT_FOUND');
    expect((await undo(other, [change])).body.results[0]?.error?.code).toBe('NOT_FOUND');
    await update(team.admin, job.jobId, jobDraft(), paused.version);
    expect((await undo(team.admin, [change])).body.results[0]?.error?.code).toBe('UNDO_EXPIRED');
    const newer = { ...change, version: paused.version + 1 };
    expect((await undo(team.admin, [newer])).body.results[0]?.error?.code).toBe('UNDO_EXPIRED');
  });

  it('reverts a publication only before anyone applies', async () => {
    const draft = await createJob(team.admin, {}, 'draft');
    const active = (await setStatus(team.admin, draft, 'active')).body;
    const undone = (await undo(team.admin, [active])).body.results[0];
    expect(undone?.job).toMatchObject({ status: 'draft', publishedAt: null });
    const again = (await setStatus(team.admin, { ...draft, version: 3 }, 'active')).body;
    await apply(await registerApplicant(), draft.jobId);
    expect((await undo(team.admin, [again])).body.results[0]?.error?.code).toBe('UNDO_EXPIRED');
    expect((await stored(team.admin, draft.jobId)).status).toBe('active');
  });

  it('does not overwrite a concurrent edit', async () => {
    const job = await createJob(team.admin);
    const paused = (await setStatus(team.admin, job, 'paused')).body;
    const [edited, undone] = await Promise.all([
      update(team.manager, job.jobId, jobDraft({ title: 'Mine' }), paused.version),
      undo(team.admin, [{ jobId: job.jobId, version: paused.version }]),
    ]);
    const after = await stored(team.admin, job.jobId);
    if (edited.status === 200) {
      expect(undone.body.results[0]?.error?.code).toBe('UNDO_EXPIRED');
      expect(after).toMatchObject({ title: 'Mine', status: 'paused', version: 3 });
    } else {
      expect(edited.body.code).toBe('STALE_VERSION');
      expect(after).toMatchObject({ status: 'active', version: 3 });
    }
  });
});

describe('a duplicate', () => {
  it('is a new draft with the same content, without the deadline', async () => {
    const original = await createJob(team.admin, {
      project: 'Cath lab',
      applicationDeadlineOn: dayFromNow(5),
      preScreeningQuestions: [question()],
      selectedBenefits: ['Other'],
    });
    await api(jobRoutes.assignJob, { body: { jobId: original.jobId, assigneeId: team.member.userId } }, as(team.admin));
    const idempotencyKey = randomUUID();
    const send = () =>
      api(jobRoutes.duplicateJob, { params: { jobId: original.jobId } }, { ...as(team.member), idempotencyKey });
    const [copy, repeat] = [await send(), await send()];
    expect(copy.status).toBe(201);
    expect(repeat.body).toEqual(copy.body);
    expect(copy.body).toMatchObject({
      title: `Copy of ${original.title}`,
      status: 'draft',
      version: 1,
      postedBy: team.member.userId,
      assignedTo: null,
      applicationDeadlineOn: null,
      publishedAt: null,
      project: 'Cath lab',
      preScreeningQuestions: [{ question: question().question, options: question().options }],
    });
    expect(copy.body.jobId).not.toBe(original.jobId);
    expect(copy.body.preScreeningQuestions[0]?.id).not.toBe(question().id);
    expect((await historyOf(team.member, copy.body.jobId)).map(({ kind }) => kind)).toEqual(['duplicated']);
  });

  it('keeps the title within its length', async () => {
    const title = 'x'.repeat(limits.jobTitleLength - 10) + '🩺'.repeat(5);
    const { jobId } = await createJob(team.admin, { title }, 'draft');
    const { body } = await api(jobRoutes.duplicateJob, { params: { jobId } }, as(team.admin));
    expect(body.title.length).toBeLessThanOrEqual(limits.jobTitleLength);
    expect(body.title.isWellFormed()).toBe(true);
  });
});

describe('the page of a job', () => {
  it('shows how to apply only while it takes applications, or to applicants', async () => {
    const job = await createJob(team.admin, { preScreeningQuestions: [question({ required: false })] });
    const [applicant, stranger] = await Promise.all([registerApplicant(), registerApplicant()]);
    await apply(applicant, job.jobId);
    const params = { jobId: job.jobId };
    const read = async (person: Person) => (await api(jobRoutes.getJobDetail, { params }, as(person))).body;
    const preparation = async () => (await api(applicationRoutes.prepareApplication, { params }, as(stranger))).body;
    const open = await read(stranger);
    expect(open.contactEmails).not.toEqual([]);
    expect(open.preScreeningQuestions).toHaveLength(1);
    expect((await preparation()).questions).toHaveLength(1);
    await setStatus(team.admin, job, 'paused');
    expect(await read(stranger)).toMatchObject({
      status: 'paused',
      contactEmails: [],
      applicationInstructions: '',
      preScreeningQuestions: [],
      recruiter: { first_name: '', last_name: '' },
      recruiterId: null,
    });
    expect(await preparation()).toMatchObject({ obstacle: 'closed', questions: [], applicationInstructions: '' });
    const { contactEmails, recruiter, applicationInstructions } = open;
    expect(await read(applicant)).toMatchObject({ contactEmails, recruiter, applicationInstructions });
    expect(await read(team.admin)).toMatchObject({ contactEmails, recruiter, applicationInstructions });
    const publicPage = JSON.stringify((await api(jobRoutes.getPublicJob, { params })).body);
    for (const detail of [...contactEmails, applicationInstructions, question().question])
      expect(publicPage).not.toContain(detail);
  });

  it('stays after the job closed and says so; a draft and an unknown one have none', async () => {
    const job = await createJob(team.admin);
    const person = await registerApplicant();
    const { appliedAt } = await apply(person, job.jobId);
    await setStatus(team.admin, job, 'closed');
    const publicPage = await api(jobRoutes.getPublicJob, { params: { jobId: job.jobId } });
    expect(publicPage).toMatchObject({ status: 200, body: { status: 'closed', logo_url: null } });
    const detail = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(person));
    expect(detail.body).toMatchObject({ status: 'closed', appliedAt, applicationStatus: 'new' });
    const stranger = await registerApplicant();
    const read = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(stranger));
    expect(read.body).toMatchObject({ status: 'closed', applicationId: null, appliedAt: null });

    const draft = await createJob(team.admin, {}, 'draft');
    for (const jobId of [draft.jobId, `job_${'0'.repeat(26)}`, 'x']) {
      expect((await api(jobRoutes.getPublicJob, { params: { jobId } })).status).toBe(404);
      expect((await api(jobRoutes.getJobDetail, { params: { jobId } }, as(stranger))).status).toBe(404);
    }
  });
});
