import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { refusedFields } from '@shared/text/english.fixture';
import { companyProfileFields, Organization, type CompanyProfile } from '@shared/organizations/model/organization';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { limits } from '@shared/limits';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../support/client';
import {
  apply,
  createJob,
  dayFromNow,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../../support/marketplace';
import { registerEmployer, verifyOrganization, type Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
let other: Person;
beforeAll(async () => {
  [team, other] = await Promise.all([registerTeam(stack), registerEmployer()]);
});

const setStatus = (person: Person, { jobId, version }: ManagedJob, status: ManagedJob['status']) =>
  api(jobRoutes.changeJobStatus, { params: { jobId }, body: { status, version } }, as(person));
const dashboard = async (person: Person) => (await api(jobRoutes.getEmployerJobs, {}, as(person))).body;
const publicIds = async (specialty?: JobDraft['specialty']) => {
  await stack.drain();
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...(specialty && { specialty }), ...(cursor && { cursor }) };
    const { body } = await api(searchRoutes.searchJobs, { query });
    ids.push(...body.items.map(({ jobId }) => jobId));
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  return ids;
};

describe('the life of a posting', () => {
  it('goes from draft to the public list, out of it and to closed', async () => {
    const draft = await createJob(team.admin, { specialty: 'Urology' }, 'draft');
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      publishedAt: null,
      organization: team.admin.organization,
      posted_by_profile: { first_name: 'Ada', last_name: 'Admin' },
      assigned_to_profile: null,
    });
    expect((await api(jobRoutes.getPublicJob, { params: { jobId: draft.jobId } })).status).toBe(404);
    expect(await publicIds('Urology')).not.toContain(draft.jobId);

    const active = (await setStatus(team.admin, draft, 'active')).body;
    expect(active).toMatchObject({ status: 'active', version: 2 });
    expect(await publicIds('Urology')).toContain(draft.jobId);
    expect(await publicIds()).toContain(draft.jobId);
    expect(await publicIds('Surgery')).not.toContain(draft.jobId);
    const page = await api(jobRoutes.getPublicJob, { params: { jobId: draft.jobId } });
    expect(page.status).toBe(200);
    expect(Object.keys(page.body)).not.toEqual(expect.arrayContaining(['contactEmails']));

    const paused = (await setStatus(team.admin, active, 'paused')).body;
    expect(await publicIds('Urology')).not.toContain(draft.jobId);
    const pausedPage = await api(jobRoutes.getPublicJob, { params: { jobId: draft.jobId } });
    expect(pausedPage).toMatchObject({ status: 200, body: { status: 'paused', title: draft.title } });

    const resumed = (await setStatus(team.admin, paused, 'active')).body;
    expect(resumed.publishedAt).toBe(active.publishedAt);
    const closed = (await setStatus(team.admin, resumed, 'closed')).body;
    expect(await publicIds('Urology')).not.toContain(draft.jobId);
    expect(await setStatus(team.admin, closed, 'paused')).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
  });

  it('keeps the public list current when an active posting changes', async () => {
    const job = await createJob(team.admin, { specialty: 'Pathology' });
    const changed = jobDraft({ title: 'Night pathologist', specialty: 'Otolaryngology' });
    const { body } = await api(
      jobRoutes.updateJob,
      { params: { jobId: job.jobId }, body: { job: changed, version: job.version } },
      as(team.admin),
    );
    expect(body).toMatchObject({ title: 'Night pathologist', version: 2, status: 'active' });
    expect(await publicIds('Pathology')).not.toContain(job.jobId);
    const { body: list } = await api(searchRoutes.searchJobs, { query: { specialty: 'Otolaryngology' } });
    expect(list.items.find(({ jobId }) => jobId === job.jobId)).toMatchObject({ title: 'Night pathologist' });
  });

  it('refuses to publish an incomplete one, naming the fields', async () => {
    const incomplete = {
      department: null,
      specialty: null,
      title: '',
      location: '',
      description: '',
      requirements: '',
    };
    const body = { job: jobDraft(incomplete), status: 'active' as const };
    const refused = await api(jobRoutes.createJob, { body }, as(team.admin));
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual([
      'job.department',
      'job.description',
      'job.location',
      'job.requirements',
      'job.specialty',
      'job.title',
    ]);
    const draft = await createJob(team.admin, incomplete, 'draft');
    expect((await setStatus(team.admin, draft, 'active')).status).toBe(400);
    const remote = jobDraft({ location: '', remote: true });
    expect((await api(jobRoutes.createJob, { body: { job: remote, status: 'active' } }, as(team.admin))).status).toBe(
      201,
    );
  });

  it('accepts a deadline today and rejects one that has passed', async () => {
    expect((await createJob(team.admin, { applicationDeadlineOn: dayFromNow(0) })).status).toBe('active');
    const body = { job: jobDraft({ applicationDeadlineOn: dayFromNow(-2) }), status: 'active' as const };
    expect((await api(jobRoutes.createJob, { body }, as(team.admin))).body.fields).toEqual(
      refusedFields({ 'job.applicationDeadlineOn': notice('deadlineInPast') }),
    );
  });

  it('rejects crossed bounds in a draft, too', async () => {
    const body = { job: jobDraft({ salaryMinCents: 3, salaryMaxCents: 2 }), status: 'draft' as const };
    expect((await api(jobRoutes.createJob, { body }, as(team.admin))).body.fields).toEqual(
      refusedFields({ 'job.salaryMinCents': notice('salaryMinAboveMax') }),
    );
  });

  it('can be deleted only before anyone applies', async () => {
    const [unwanted, wanted] = [await createJob(team.admin), await createJob(team.admin)];
    const remove = (jobId: string) => api(jobRoutes.deleteJob, { params: { jobId } }, as(team.manager));
    await apply(await registerApplicant(), wanted.jobId);
    expect(await remove(unwanted.jobId)).toMatchObject({ status: 200, body: { jobId: unwanted.jobId } });
    expect((await remove(unwanted.jobId)).status).toBe(404);
    expect(await publicIds()).not.toContain(unwanted.jobId);
    expect(await remove(wanted.jobId)).toMatchObject({ status: 409, body: { code: 'JOB_HAS_APPLICATIONS' } });
  });

  it('shows the company’s contact when the posting names none, and its current name', async () => {
    const employer = await registerEmployer({ organization: 'Old Name' });
    const job = await createJob(employer, { contactEmails: [] });
    const company = Organization.parse((await api(organizationRoutes.getOrganization, {}, as(employer))).body);
    const profile = { ...company, company_name: 'New Name', email: 'hr@example.test' };
    const fields = Object.fromEntries(companyProfileFields.map((name) => [name, profile[name]])) as CompanyProfile;
    const save = { profile: fields, version: company.version };
    expect((await api(organizationRoutes.saveOrganization, { body: save }, as(employer))).status).toBe(200);
    await stack.drain();
    await verifyOrganization(employer.organizationId);
    await stack.drain();
    const reader = await registerApplicant();
    const detail = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(reader));
    expect(detail.body).toMatchObject({
      organization: 'New Name',
      contactEmails: ['hr@example.test'],
      applicationInstructions: 'Send two references.',
      company: { name: 'New Name' },
      recruiter: { first_name: 'Robin', last_name: 'Example' },
      recruiterPhone: '',
      recruiterId: employer.userId,
      applicationId: null,
    });
    await api(profileRoutes.saveMemberPrivacy, { body: { phoneOnJobs: true, version: 0 } }, as(employer));
    const shown = (await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(reader))).body;
    expect(shown.recruiterPhone).toMatch(/^\+1\d{10}$/);
    expect(shown.recruiterPhone).toBe((await api(accountRoutes.getMe, {}, as(employer))).body.phone);
    const visitors = await api(jobRoutes.getPublicJob, { params: { jobId: job.jobId } });
    expect(JSON.stringify(visitors.body)).not.toContain(shown.recruiterPhone);
    expect((await api(jobRoutes.getPublicJob, { params: { jobId: job.jobId } })).body.organization).toBe('New Name');
  });
});

describe('access to a posting', () => {
  it('shows a member what they posted or are assigned to, a manager everything', async () => {
    const [own, foreign] = [await createJob(team.member), await createJob(team.admin)];
    const list = async (person: Person) =>
      (await api(searchRoutes.listManagedJobs, { query: {} }, as(person))).body.items.map(({ jobId }) => jobId);
    expect(await list(team.member)).toContain(own.jobId);
    expect(await list(team.member)).not.toContain(foreign.jobId);
    expect(await list(team.manager)).toEqual(expect.arrayContaining([own.jobId, foreign.jobId]));
    expect(await list(other)).toEqual([]);

    const body = { jobId: foreign.jobId, assigneeId: team.member.userId };
    const assigned = await api(jobRoutes.assignJob, { body }, as(team.manager));
    expect(assigned.body.job).toMatchObject({
      assignedTo: team.member.userId,
      assigned_to_profile: { first_name: 'Mia', last_name: 'Member' },
      version: foreign.version,
    });
    expect(await list(team.member)).toContain(foreign.jobId);
    await api(jobRoutes.assignJob, { body: { ...body, assigneeId: team.manager.userId } }, as(team.admin));
    expect(await list(team.member)).not.toContain(foreign.jobId);
  });

  it('answers another organization’s id exactly like an unknown one', async () => {
    const { jobId, version } = await createJob(team.admin);
    const unknown = `job_${'0'.repeat(26)}`;
    for (const person of [other, team.member]) {
      const answers = await Promise.all(
        [jobId, unknown].map(async (id) => [
          await api(jobRoutes.getManagedJob, { params: { jobId: id } }, as(person)),
          await api(jobRoutes.updateJob, { params: { jobId: id }, body: { job: jobDraft(), version } }, as(person)),
          await api(jobRoutes.getJobDetail, { params: { jobId: id } }, as(person)),
          await api(
            jobRoutes.changeJobStatus,
            { params: { jobId: id }, body: { status: 'paused', version } },
            as(person),
          ),
        ]),
      );
      const [foreignAnswers, unknownAnswers] = answers.map((list) =>
        list.map(({ status, body }) => ({ status, body })),
      );
      expect(foreignAnswers).toEqual(unknownAnswers);
      expect(foreignAnswers?.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });

  it('assigns only to someone of the organization', async () => {
    const { jobId } = await createJob(team.admin);
    for (const assigneeId of [other.userId, randomUUID()]) {
      const refused = await api(jobRoutes.assignJob, { body: { jobId, assigneeId } }, as(team.admin));
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });
});

describe('requests that break the contract', () => {
  it('reject fields that a caller may not set', async () => {
    const smuggled = { ...jobDraft(), organizationId: 'org_x', applicationCount: 9, postedBy: team.member.userId };
    const refused = await api(jobRoutes.createJob, { body: { job: smuggled, status: 'draft' } }, as(team.admin));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual([
      'job.applicationCount',
      'job.organizationId',
      'job.postedBy',
    ]);
  });

  it('reject a modified cursor and one of another list', async () => {
    const jobs = await Promise.all(Array.from({ length: limits.pageSize + 1 }, () => createJob(other)));
    const first = await api(searchRoutes.listManagedJobs, { query: {} }, as(other));
    expect(first.body.items).toHaveLength(limits.pageSize);
    const cursor = first.body.nextCursor ?? '';
    const second = await api(searchRoutes.listManagedJobs, { query: { cursor } }, as(other));
    expect(second.body).toMatchObject({ nextCursor: null });
    const seen = [...first.body.items, ...second.body.items].map(({ jobId }) => jobId);
    expect(new Set(seen)).toEqual(new Set(jobs.map(({ jobId }) => jobId)));
    const list = (value: string, person: Person) =>
      api(searchRoutes.listManagedJobs, { query: { cursor: value } }, as(person));
    for (const changed of [`x${cursor}`, cursor.replace('.', 'x.'), `${cursor}x`, 'nonsense', '.']) {
      expect(await list(changed, other)).toMatchObject({ status: 400, body: { code: 'INVALID_CURSOR' } });
    }
    expect((await list(cursor, team.admin)).body.code).toBe('INVALID_CURSOR');
    expect((await api(searchRoutes.searchJobs, { query: { cursor } })).body.code).toBe('INVALID_CURSOR');
  });

  it('replay an idempotent request and reject other content under its key', async () => {
    const idempotencyKey = randomUUID();
    const body = { job: jobDraft(), status: 'draft' as const };
    const send = (job: JobDraft) =>
      api(jobRoutes.createJob, { body: { ...body, job } }, { ...as(team.admin), idempotencyKey });
    const [first, repeat] = [await send(body.job), await send(body.job)];
    expect(first.status).toBe(201);
    expect(repeat.body).toEqual(first.body);
    expect(await send(jobDraft())).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });
});

describe('concurrent requests', () => {
  it('let one of two edits of the same version win', async () => {
    const { jobId, version } = await createJob(team.admin);
    const edit = (person: Person) =>
      api(jobRoutes.updateJob, { params: { jobId }, body: { job: jobDraft(), version } }, as(person));
    const answers = await Promise.all([edit(team.admin), edit(team.manager)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
  });

  it('publish once', async () => {
    const draft = await createJob(team.admin, {}, 'draft');
    const before = (await dashboard(team.admin)).totals;
    const answers = await Promise.all([
      setStatus(team.admin, draft, 'active'),
      setStatus(team.manager, draft, 'active'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await dashboard(team.admin)).totals.activeJobs).toBe(before.activeJobs + 1);
  });

  it('keep lists and counters correct under assignments, edits and applications', async () => {
    const fresh = await registerTeam(stack);
    const job = await createJob(fresh.admin);
    const applicants = await Promise.all([registerApplicant(), registerApplicant()]);
    const assign = (person: Person) =>
      api(jobRoutes.assignJob, { body: { jobId: job.jobId, assigneeId: person.userId } }, as(fresh.admin));
    const answers = await Promise.all([
      assign(fresh.member),
      assign(fresh.manager),
      setStatus(fresh.admin, job, 'active').then((reply) => ({ ...reply, status: 200 })),
      ...applicants.map((person) => apply(person, job.jobId).then(() => ({ status: 200 }))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body: stored } = await api(jobRoutes.getManagedJob, { params: { jobId: job.jobId } }, as(fresh.admin));
    expect(stored.applicationCount).toBe(2);
    for (const person of [fresh.manager, fresh.member]) {
      const own = await api(searchRoutes.listManagedJobs, { query: {} }, as(fresh.member));
      expect(own.body.items).toHaveLength(stored.assignedTo === fresh.member.userId ? 1 : 0);
      const totals = (await dashboard(person)).totals;
      const counted = person === fresh.manager || stored.assignedTo === person.userId;
      expect(totals).toEqual({
        activeJobs: counted ? 1 : 0,
        draftJobs: 0,
        closedJobs: 0,
        totalJobs: counted ? 1 : 0,
        totalApplications: counted ? 2 : 0,
        activeApplications: counted ? 2 : 0,
        hires: 0,
        postedByMe: 0,
      });
    }
  });
});

it('answers the dashboard in one request', async () => {
  const fresh = await registerTeam(stack);
  const [first] = [await createJob(fresh.member), await createJob(fresh.admin, {}, 'draft')];
  await apply(await registerApplicant(), first.jobId);
  const all = await dashboard(fresh.admin);
  expect(all.jobs).toHaveLength(2);
  expect(all.teamMembers.map(({ role, profile }) => [role, profile.first_name]).sort()).toEqual([
    ['admin', 'Ada'],
    ['manager', 'Max'],
    ['member', 'Mia'],
  ]);
  expect(all.employerProfile).toMatchObject({
    role: 'admin',
    can_manage_team: true,
    organization: fresh.admin.organization,
  });
  expect(all.totals).toEqual({
    activeJobs: 1,
    draftJobs: 1,
    closedJobs: 0,
    totalJobs: 2,
    totalApplications: 1,
    activeApplications: 1,
    hires: 0,
    postedByMe: 1,
  });
  const few = { value: null, samples: 1 };
  const nothing = { value: null, samples: 0 };
  expect(all.figures).toEqual({
    recruitmentRate: few,
    averageDaysToFill: nothing,
    successRate: nothing,
    rating: null,
  });
  expect(all.contribution).toMatchObject({ activeJobs: 0, totalJobs: 1, applications: 0 });
  const own = await dashboard(fresh.member);
  expect(own.jobs.map(({ jobId }) => jobId)).toEqual([first.jobId]);
  expect(own.totals).toMatchObject({ activeJobs: 1, draftJobs: 0, totalJobs: 1, totalApplications: 1, postedByMe: 1 });
  expect(own.figures.recruitmentRate).toEqual(few);
  expect(own.contribution).toMatchObject({ activeJobs: 1, totalJobs: 1, applications: 1 });
  expect(own.employerProfile).toMatchObject({ role: 'member', can_manage_team: false });
  for (const { employerProfile } of [all, own]) expect(employerProfile.company).not.toHaveProperty('tax_id');
});
