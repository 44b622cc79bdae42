import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { refusedFields } from '@shared/text/english.fixture';
import { limits } from '@shared/limits';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import {
  applicationForm,
  apply,
  createJob,
  dayFromNow,
  license,
  profile,
  registerApplicant,
  registerSupport,
  registerTeam,
  type Team,
} from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
let other: Person;
let professional: Person;
beforeAll(async () => {
  [team, other, professional] = await Promise.all([
    registerTeam(stack),
    registerEmployer(),
    registerApplicant({ firstName: 'Nora', lastName: 'Nurse' }),
  ]);
});

const send = (person: Person, jobId: string, form: object = applicationForm()) =>
  api(applicationRoutes.applyToJob, { params: { jobId }, body: form as never }, as(person));
const read = (person: Person, applicationId: string) =>
  api(applicationRoutes.getApplication, { params: { applicationId } }, as(person));
const move = (person: Person, applicationId: string, status: ApplicationStatus, version: number, reason = '') =>
  api(
    applicationRoutes.changeApplicationStatus,
    { params: { applicationId }, body: { status, version, reason } },
    as(person),
  );
const appliedTo = async (person: Person) =>
  (await api(applicationRoutes.listAppliedJobIds, {}, as(person))).body.jobIds;
const withdraw = (person: Person, applicationId: string, version: number) =>
  api(
    applicationRoutes.withdrawApplication,
    { params: { applicationId }, body: { version, reason: 'Found another place.' } },
    as(person),
  );
const inbox = async (person: Person, cursor?: string, jobs?: 'mine') =>
  (
    await api(
      applicationRoutes.listReceivedApplications,
      { query: { ...(cursor && { cursor }), ...(jobs && { jobs }) } },
      as(person),
    )
  ).body;

describe('applying', () => {
  it('shows the application to both sides', async () => {
    const job = await createJob(team.admin);
    const sent = await send(professional, job.jobId);
    expect(sent).toMatchObject({
      status: 201,
      body: { status: 'new', version: 1, jobTitle: job.title, organization: team.admin.organization },
    });
    const { applicationId } = sent.body;

    const mine = await api(applicationRoutes.listMyApplications, { query: {} }, as(professional));
    expect(mine.body.items.map((item) => item.applicationId)).toContain(applicationId);
    expect(await appliedTo(professional)).toContain(job.jobId);
    const ofJob = await api(
      applicationRoutes.listJobApplications,
      { params: { jobId: job.jobId }, query: {} },
      as(team.manager),
    );
    expect(ofJob.body).toMatchObject({
      jobTitle: job.title,
      items: [{ applicationId, candidate: { firstName: 'Nora', lastName: 'Nurse', title: 'Cardiologist' } }],
    });
    expect((await inbox(team.admin)).items.map((item) => item.applicationId)).toContain(applicationId);

    const own = async (person: Person) => (await inbox(person, undefined, 'mine')).items.map((it) => it.applicationId);
    expect(await own(team.admin)).toContain(applicationId);
    expect(await own(team.manager)).not.toContain(applicationId);

    const opened = await read(team.admin, applicationId);
    expect(opened.body.timeline).toEqual([
      {
        ...{ status: 'new', at: sent.body.appliedAt, reason: '', side: 'professional', by: 'Nora Nurse' },
        ...{ undo: false, closing: null },
      },
    ]);
    expect(opened.body.candidate).toMatchObject({
      ...{ email: professional.email, bio: 'Seven years of inpatient care.' },
      ...{ employment: [{ employer: 'City Hospital' }], education: [{ institution: 'State University' }] },
    });
    expect(JSON.stringify(opened.body)).not.toContain('MA-99213');
    const detail = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(professional));
    expect(detail.body).toMatchObject({ applicationId, applicationStatus: 'new' });
  });

  it('happens once, also when sent twice at the same moment', async () => {
    const job = await createJob(team.admin);
    const answers = await Promise.all([send(professional, job.jobId), send(professional, job.jobId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_APPLIED');
    expect((await send(professional, job.jobId)).body.code).toBe('ALREADY_APPLIED');
    const { body } = await api(jobRoutes.getManagedJob, { params: { jobId: job.jobId } }, as(team.admin));
    expect(body.applicationCount).toBe(1);
  });

  it('is replayed under the same key', async () => {
    const job = await createJob(team.admin);
    const options = { ...as(professional), idempotencyKey: randomUUID() };
    const call = { params: { jobId: job.jobId }, body: applicationForm() };
    const [first, second] = await Promise.all([
      api(applicationRoutes.applyToJob, call, options),
      api(applicationRoutes.applyToJob, call, options),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
  });

  it('needs a profile', async () => {
    const job = await createJob(team.admin);
    const refused = await send(await registerProfessional(), job.jobId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROFILE_REQUIRED' } });
  });

  it('is refused for another profession, and has no form', async () => {
    const job = await createJob(team.admin, { professions: ['crna'] });
    const refused = await send(professional, job.jobId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'OTHER_PROFESSION' } });
    const call = { params: { jobId: job.jobId } };
    expect((await api(applicationRoutes.prepareApplication, call, as(professional))).body).toMatchObject({
      obstacle: 'profession',
      match: { state: 'not_eligible', score: null },
    });
  });

  it('keeps a gap that both sides see', async () => {
    const job = await createJob(team.admin, { location: 'Chicago, IL', licensePolicy: 'in_hand' });
    const gap = { state: 'not_eligible', score: null, reasons: [{ code: 'licensed_elsewhere' }] };
    const application = await apply(professional, job.jobId);
    expect(application.match).toMatchObject(gap);
    const call = { params: { jobId: job.jobId }, query: {} };
    const { body } = await api(applicationRoutes.listJobApplications, call, as(team.admin));
    expect(body.items).toMatchObject([{ match: gap }]);
  });

  it('shows both sides the outcome of the gap, until it is withdrawn', async () => {
    const job = await createJob(team.admin, { location: 'Chicago, IL', licensePolicy: 'in_hand' });
    const names = { firstName: 'Ida', lastName: 'Intern' };
    const person = await registerApplicant(names);
    const { applicationId, version } = await apply(person, job.jobId);
    const both = () => Promise.all([read(person, applicationId), read(team.admin, applicationId)]);
    expect((await both()).map(({ body }) => body.matchNow)).toEqual([null, null]);

    const body = { profile: profile({ ...names, licenses: [license({ state: 'IL' })] }), version: 1 };
    expect((await api(profileRoutes.saveMyProfile, { body }, as(person))).status).toBe(200);
    const [mine, theirs] = await both();
    expect(mine.body).toMatchObject({
      match: { state: 'not_eligible', score: null },
      matchNow: { match: { state: 'eligible' }, rulesChanged: false },
    });
    expect(theirs.body.matchNow).toEqual(mine.body.matchNow);
    const mineListed = await api(applicationRoutes.listMyApplications, { query: {} }, as(person));
    expect(mineListed.body.items).toMatchObject([{ match: { state: 'not_eligible' } }]);

    expect(await appliedTo(person)).toHaveLength(1);
    await withdraw(person, applicationId, version);
    expect(await appliedTo(person)).toEqual([]);
    expect((await both()).map(({ body: { matchNow } }) => matchNow)).toEqual([null, null]);
  });

  it('ends with the posting: closed, paused, past its deadline, never published', async () => {
    const [closed, paused, draft] = await Promise.all([
      createJob(team.admin),
      createJob(team.admin),
      createJob(team.admin, {}, 'draft'),
    ]);
    const status = (jobId: string, to: 'closed' | 'paused') =>
      api(jobRoutes.changeJobStatus, { params: { jobId }, body: { status: to, version: 1 } }, as(team.admin));
    await Promise.all([status(closed.jobId, 'closed'), status(paused.jobId, 'paused')]);
    expect((await send(professional, closed.jobId)).body.code).toBe('JOB_NOT_OPEN');
    expect((await send(professional, paused.jobId)).body.code).toBe('JOB_NOT_OPEN');
    expect(await send(professional, draft.jobId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await send(professional, `job_${'0'.repeat(26)}`)).status).toBe(404);
    const today = await createJob(team.admin, { applicationDeadlineOn: dayFromNow(0) });
    expect((await send(professional, today.jobId)).status).toBe(201);
  });

  it('names the fields that are wrong', async () => {
    const { jobId } = await createJob(team.admin);
    const past = await send(professional, jobId, { ...applicationForm(), availableStart: dayFromNow(-3) });
    expect(past.body.fields).toEqual(refusedFields({ availableStart: notice('startInPast') }));
    const empty = await send(professional, jobId, { ...applicationForm(), coverLetter: ' ' });
    expect(empty.body.fields).toEqual(refusedFields({ coverLetter: notice('required') }));
    const long = await send(professional, jobId, { ...applicationForm(), coverLetter: 'x'.repeat(1001) });
    expect(Object.keys(long.body.fields ?? {})).toEqual(['coverLetter']);
    const smuggled = { ...applicationForm(), status: 'hired', professionalId: other.userId };
    expect(Object.keys((await send(professional, jobId, smuggled)).body.fields ?? {}).sort()).toEqual([
      'professionalId',
      'status',
    ]);
  });

  it('needs a cover letter only where the job asks for one', async () => {
    const { jobId } = await createJob(team.admin, { coverLetter: 'optional' });
    const without = { ...applicationForm(), coverLetter: '' };
    const sent = await send(professional, jobId, without);
    expect(sent.status).toBe(201);
    const again = await send(professional, jobId, without);
    expect(again.body.code).toBe('ALREADY_APPLIED');
  });

  it('has one outcome when the posting closes at the same moment', async () => {
    const job = await createJob(team.admin);
    const [sent, closed] = await Promise.all([
      send(professional, job.jobId),
      api(
        jobRoutes.changeJobStatus,
        { params: { jobId: job.jobId }, body: { status: 'closed', version: 1 } },
        as(team.admin),
      ),
    ]);
    expect(closed.status).toBe(200);
    const { body } = await api(jobRoutes.getManagedJob, { params: { jobId: job.jobId } }, as(team.admin));
    expect(body.applicationCount).toBe(sent.status === 201 ? 1 : 0);
  });
});

describe('the status', () => {
  const received = async (): Promise<ApplicationDetail> => {
    const job = await createJob(team.admin);
    const { applicationId } = await apply(professional, job.jobId);
    return (await read(team.admin, applicationId)).body;
  };

  it('moves step by step, visible to both sides', async () => {
    const { applicationId } = await received();
    const steps = ['under_review', 'shortlisted', 'interview_scheduled'] as const;
    for (const [index, status] of steps.entries()) {
      const moved = await move(team.manager, applicationId, status, index + 1);
      expect(moved).toMatchObject({ status: 200, body: { status, version: index + 2 } });
    }
    const employer = (await read(team.admin, applicationId)).body.timeline.map(({ status }) => status);
    expect(employer).toEqual(['new', ...steps]);
    await stack.announceMoves(applicationId);
    const seen = (await read(professional, applicationId)).body;
    expect(seen.timeline.map(({ status, by }) => [status, by])).toEqual([
      ['new', ''],
      ['under_review', ''],
      ['interview_scheduled', ''],
    ]);
    expect(JSON.stringify(seen)).not.toContain(team.manager.userId);
    // Set by offers only.
    for (const status of ['offered', 'hired'] as const) {
      expect((await move(team.manager, applicationId, status, 4)).body.code).toBe('ILLEGAL_TRANSITION');
    }
  });

  it('hides "shortlisted" from the professional', async () => {
    const { applicationId } = await received();
    await move(team.admin, applicationId, 'shortlisted', 1);
    await stack.announceMoves(applicationId);
    expect((await read(professional, applicationId)).body).toMatchObject({ status: 'under_review', version: 2 });
    const mine = await api(applicationRoutes.listMyApplications, { query: {} }, as(professional));
    expect(mine.body.items.find((item) => item.applicationId === applicationId)?.status).toBe('under_review');
    expect((await read(team.admin, applicationId)).body.status).toBe('shortlisted');
  });

  it('needs a reason to reject and a version that is current', async () => {
    const { applicationId } = await received();
    expect((await move(team.admin, applicationId, 'rejected', 1, ' ')).body.fields).toEqual(
      refusedFields({ reason: notice('required') }),
    );
    expect((await move(team.admin, applicationId, 'under_review', 2)).body.code).toBe('STALE_VERSION');
    expect((await move(team.admin, applicationId, 'hired', 1)).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await move(team.admin, applicationId, 'withdrawn', 1)).body.code).toBe('ILLEGAL_TRANSITION');
    const rejected = await move(team.admin, applicationId, 'rejected', 1, 'The position was filled.');
    expect(rejected.body.timeline.at(-1)).toMatchObject({ status: 'rejected', reason: 'The position was filled.' });
  });

  it('accepts one of two changes from one version', async () => {
    const { applicationId } = await received();
    const answers = await Promise.all([
      move(team.admin, applicationId, 'under_review', 1),
      move(team.manager, applicationId, 'rejected', 1, 'No.'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(team.admin, applicationId)).body.timeline).toHaveLength(2);
  });

  it('can be withdrawn during a move hidden from the professional', async () => {
    const { applicationId } = await received();
    const [moved, withdrawn] = await Promise.all([
      move(team.manager, applicationId, 'rejected', 1, 'No.'),
      withdraw(professional, applicationId, 1),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    const { status, timeline } = (await read(professional, applicationId)).body;
    expect([status, timeline.map((step) => step.status)]).toEqual(['withdrawn', ['new', 'withdrawn']]);
  });

  it('ends with a withdrawal', async () => {
    const { applicationId } = await received();
    expect((await withdraw(professional, applicationId, 1)).body).toMatchObject({ status: 'withdrawn', version: 2 });
    expect((await withdraw(professional, applicationId, 2)).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await move(team.admin, applicationId, 'under_review', 2)).body.code).toBe('ILLEGAL_TRANSITION');
  });
});

describe('access to an application', () => {
  it('answers everyone else like an unknown id', async () => {
    const job = await createJob(team.admin);
    const { applicationId } = await apply(professional, job.jobId);
    const stranger = await registerApplicant();
    const unknown = `app_${'0'.repeat(26)}`;
    for (const person of [other, team.member, stranger]) {
      const [foreign, missing] = await Promise.all([read(person, applicationId), read(person, unknown)]);
      expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    }
    expect((await withdraw(stranger, applicationId, 1)).status).toBe(404);
    expect((await move(team.member, applicationId, 'under_review', 1)).status).toBe(404);
    const support = await registerSupport();
    expect((await read(support, applicationId)).status).toBe(200);
    expect((await move(support, applicationId, 'under_review', 1)).status).toBe(403);
  });

  it('shows a member the inbox of their own postings, page by page', async () => {
    const fresh = await registerTeam(stack);
    const [own, [assigned, foreign], applicants] = await Promise.all([
      Promise.all(Array.from({ length: 13 }, () => createJob(fresh.member))),
      Promise.all([createJob(fresh.admin), createJob(fresh.admin)]),
      Promise.all([registerApplicant(), registerApplicant()]),
    ]);
    await api(
      jobRoutes.assignJob,
      { body: { jobId: assigned.jobId, assigneeId: fresh.member.userId } },
      as(fresh.admin),
    );
    const sent = await Promise.all(
      applicants.flatMap((person) => [...own, assigned].map(({ jobId }) => apply(person, jobId))),
    );
    await Promise.all(applicants.map((person) => apply(person, foreign.jobId)));
    const newestFirst = sent
      .map(({ appliedAt, applicationId }) => `${appliedAt}#${applicationId}`)
      .sort()
      .reverse()
      .map((position) => position.split('#')[1]);
    const first = await inbox(fresh.member);
    expect(first.items).toHaveLength(limits.pageSize);
    const second = await inbox(fresh.member, first.nextCursor ?? '');
    expect(second.nextCursor).toBeNull();
    const seen = [...first.items, ...second.items].map((item) => item.applicationId);
    expect(seen).toEqual(newestFirst);
    expect((await inbox(fresh.admin)).items).toHaveLength(sent.length + applicants.length);
    const tampered = await api(
      applicationRoutes.listReceivedApplications,
      { query: { cursor: `${first.nextCursor ?? ''}A` } },
      as(fresh.member),
    );
    expect(tampered.body.code).toBe('INVALID_CURSOR');
    const carried = await api(
      applicationRoutes.listReceivedApplications,
      { query: { cursor: first.nextCursor ?? '' } },
      as(fresh.admin),
    );
    expect(carried.body.code).toBe('INVALID_CURSOR');
  });
});
