import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobInvitationRoutes } from '@shared/hiring/api/job-invitations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let employer: Employer;
beforeAll(async () => {
  employer = await registerEmployer();
});

const invite = (jobId: string, { userId }: Person, message = 'Join us', by: Person = employer) =>
  api(jobInvitationRoutes.inviteToApply, { params: { jobId, userId }, body: { message } }, as(by));
const sent = async (jobId: string) =>
  (await api(jobInvitationRoutes.listJobInvitations, { params: { jobId }, query: {} }, as(employer))).body.items;
const received = async (person: Person) =>
  (await api(jobInvitationRoutes.listMyInvitations, { query: {} }, as(person))).body.items;
const decline = (jobId: string, person: Person) =>
  api(jobInvitationRoutes.declineJobInvitation, { params: { jobId }, body: { reason: 'Too far' } }, as(person));
const recommended = async (jobId: string) =>
  (await api(searchRoutes.recommendProfessionals, { params: { jobId } }, as(employer))).body;

describe('professionals recommended for a job', () => {
  it('are eligible, without applicants and those who blocked the team', async () => {
    const people = await Promise.all([registerApplicant(), registerApplicant()]);
    const [other, blocking] = people as [Person, Person];
    const { jobId } = await createJob(employer, { specialty: 'Cardiology' });
    const { organizationId } = employer.me.membership!;
    await api(profileRoutes.blockOrganization, { params: { organizationId } }, as(blocking));
    await apply(other, jobId);
    await stack.drain();
    const { items, pool, obstacle } = await recommended(jobId);
    const ids = items.map(({ professional }) => professional.userId);
    expect(obstacle).toBeNull();
    expect(pool?.complete).toBe(true);
    expect(ids).not.toContain(other.userId);
    expect(ids).not.toContain(blocking.userId);
    for (const { match } of items) expect(match.state).toMatch(/^eligible/);
  });
});

describe('a saved search for professionals', () => {
  it('is kept by team members, and listed, renamed and deleted by its owner', async () => {
    const body = { name: 'ICU', frequency: 'daily' as const, search: { profession: 'rn' } };
    const create = (by: Person) => api(savedJobRoutes.createCandidateSearch, { body }, as(by));
    expect((await create(await registerApplicant())).status).toBe(403);
    const { status, body: search } = await create(employer);
    expect([status, search]).toMatchObject([201, { about: 'professionals', name: 'ICU' }]);
    const { jobAlertId } = search;
    const update = (frequency: 'weekly' | 'immediate', version: number) =>
      api(
        savedJobRoutes.updateJobAlert,
        { params: { jobAlertId }, body: { settings: { name: 'Nurses', frequency }, version } },
        as(employer),
      );
    expect((await update('immediate', 1)).status).toBe(400);
    expect((await update('weekly', 1)).body).toMatchObject({ name: 'Nurses', frequency: 'weekly' });
    const { items } = (await api(savedJobRoutes.listJobAlerts, {}, as(employer))).body;
    expect(items.map((it) => it.jobAlertId)).toEqual([jobAlertId]);
    await api(savedJobRoutes.deleteJobAlert, { params: { jobAlertId } }, as(employer));
    expect((await api(savedJobRoutes.listJobAlerts, {}, as(employer))).body.items).toEqual([]);
  });
});

describe('an invitation to apply', () => {
  it('reaches the professional once, and marks the application', async () => {
    const person = await registerApplicant();
    const { jobId } = await createJob(employer);
    const [first, second] = await Promise.all([invite(jobId, person), invite(jobId, person, 'Again')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first.body.isNew, second.body.isNew].sort()).toEqual([false, true]);
    expect(first.body.invitedAt).toBe(second.body.invitedAt);
    expect(await received(person)).toMatchObject([{ state: 'open', job: { jobId } }]);
    await stack.drain();
    const mails = (await stack.mails(person.email)).filter(({ subject }) => subject.includes('invited you to apply'));
    expect(mails).toHaveLength(1);

    const { applicationId } = await apply(person, jobId);
    const { body } = await api(applicationRoutes.getApplication, { params: { applicationId } }, as(employer));
    expect(body.source).toBe('invitation');
    expect(await sent(jobId)).toMatchObject([{ state: 'applied', professional: { userId: person.userId } }]);
    expect((await decline(jobId, person)).body).toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  it('is declined with a reason that the team can read', async () => {
    const person = await registerApplicant();
    const { jobId } = await createJob(employer);
    await invite(jobId, person);
    const [first, second] = await Promise.all([decline(jobId, person), decline(jobId, person)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
    expect(await sent(jobId)).toMatchObject([{ state: 'declined', reason: 'Too far' }]);
  });

  it('is refused where it is unwanted or impossible', async () => {
    const person = await registerApplicant();
    const { jobId } = await createJob(employer);
    const off = { visibility: 'public' as const, acceptsInvitations: false };
    await api(profileRoutes.saveProfilePrivacy, { body: off }, as(person));
    expect((await invite(jobId, person)).body).toMatchObject({ code: 'INVITATIONS_OFF' });
    await api(profileRoutes.saveProfilePrivacy, { body: { visibility: 'public' } }, as(person));
    const { organizationId } = employer.me.membership!;
    await api(profileRoutes.blockOrganization, { params: { organizationId } }, as(person));
    expect((await invite(jobId, person)).status).toBe(404);
    expect((await invite(jobId, person, '', await registerEmployer())).status).toBe(404);
    expect((await decline(jobId, person)).status).toBe(404);
  });
});
