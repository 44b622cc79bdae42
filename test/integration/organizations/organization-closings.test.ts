import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageTemplateRoutes } from '@shared/messages/api/message-templates.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import { stepsOfClosing } from '@shared/organizations/model/organization-closing-vocabulary';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { describe, expect, it } from 'vitest';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { endGracePeriod } from '../../support/organizations/closings';
import { clearToStart } from '../../support/people/compliance';
import { hire, moveApplication, offered } from '../../support/hire';
import { interviewForm } from '../../support/hiring/interviews';
import {
  apply,
  createJob,
  dayFromNow,
  registerApplicant,
  registerTeam,
  registerTeamMember,
} from '../../support/marketplace';
import { mailsTo, registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();
const as = ({ token }: Person) => ({ token });

const close = (by: Person, password = by.password) =>
  api(accountRoutes.closeOrganization, { body: { password } }, as(by));
const cancel = (by: Person) => api(accountRoutes.cancelOrganizationClosing, {}, as(by));
const closingOf = async (by: Person) => (await api(accountRoutes.getOrganizationClosing, {}, as(by))).body;
const membershipOf = async (person: Person) => (await api(accountRoutes.getMe, {}, as(person))).body.membership;
const handOver = (by: Person, { userId }: Person, ownRole: 'manager' | 'member' | 'none' = 'manager') =>
  api(accountRoutes.transferAdministration, { body: { userId, ownRole, password: by.password } }, as(by));
const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort();

const work = async (): Promise<void> => {
  await stack.runSchedule('close-organizations');
  await stack.drain();
};

const statusOf = async (person: Person, applicationId: string) =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(person))).body;

/** A team with a job, an applicant with an interview, one with an offer, and one who works. */
const workingTeam = async () => {
  const team = await registerTeam(stack);
  const { admin } = team;
  const { jobId } = await createJob(admin, { numberOfOpenings: 3 });
  const [asked, chosen, working] = await Promise.all([registerApplicant(), registerApplicant(), registerApplicant()]);
  const applications = await Promise.all([asked, chosen, working].map((person) => apply(person, jobId)));
  const [first, second, third] = applications.map(({ applicationId }) => applicationId) as [string, string, string];
  await moveApplication(admin, first, 'shortlisted');
  const interview = (
    await api(interviewRoutes.proposeInterview, { params: { applicationId: first }, body: interviewForm() }, as(admin))
  ).body;
  const offer = await offered(admin, second);
  const { placementId } = await hire(admin, working, third);
  return { ...team, jobId, asked, chosen, working, first, second, third, interview, offer, placementId };
};

describe('closing an organization', () => {
  it('needs an administrator and the password, and happens once', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    expect(statuses([await close(manager), await close(member)])).toEqual([403, 403]);
    expect((await close(admin, 'not the password')).body.code).toBe('WRONG_PASSWORD');
    expect((await closingOf(admin)).closing).toBeNull();
    const both = await Promise.all([close(admin), close(admin)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.closing?.requestedAt).toBe(both[1].body.closing?.requestedAt);
    const days = (Date.parse(both[0].body.closing!.closesAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(limits.closingGraceDays);
  });

  it('names what it would end', async () => {
    const { admin, working, placementId } = await workingTeam();
    const { figures } = await closingOf(admin);
    expect(figures).toMatchObject({ members: 3, openJobs: 1, openApplications: 2, timesheets: { items: [] } });
    expect(figures.placements).toMatchObject({ items: [{ placementId }], more: false });
    expect(figures.placements.items[0]?.professional).toContain(working.me.firstName);
  });

  it('ends open work at once and tells everyone', async () => {
    const { admin, member, jobId, asked, chosen, first, second, third, interview, offer, working } =
      await workingTeam();
    await close(admin);
    expect((await membershipOf(member))?.closesAt).toBeDefined();
    expect((await api(jobRoutes.getPublicJob, { params: { jobId } })).status).toBe(404);
    const params = { organizationId: admin.organizationId };
    expect((await api(organizationRoutes.getPublicOrganization, { params })).status).toBe(404);
    await work();
    expect(await getItem(table, keys.job(jobId), true)).toMatchObject({ status: 'paused', pausedByClosing: true });
    expect((await statusOf(asked, first)).status).toBe('rejected');
    expect((await statusOf(chosen, second)).status).toBe('rejected');
    expect((await statusOf(working, third)).status).toBe('hired');
    const seen = { params: { interviewId: interview.interviewId } };
    expect((await api(interviewRoutes.getInterview, seen, as(asked))).body.status).toBe('cancelled');
    expect((await api(offerRoutes.getOffer, { params: { offerId: offer.offerId } }, as(chosen))).body.status).toBe(
      'withdrawn',
    );
    const told = (await mailsTo(asked.email)).map(({ text }) => text).join('\n');
    expect(told).toContain('is closing its account, so this application ended');
    for (const person of [admin, member]) {
      expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('is being closed'),
      );
    }
    const { closing } = await closingOf(admin);
    expect(closing).toMatchObject({ state: 'waiting' });
    expect(closing?.receipts.map(({ step }) => step)).toEqual(stepsOfClosing.ending);
    expect(closing?.receipts.find(({ step }) => step === 'applications')?.count).toBe(2);
  });

  it('lets members read and settle what they owe', async () => {
    const { admin, manager, jobId, first } = await workingTeam();
    await close(admin);
    await work();
    expect(
      (await api(applicationRoutes.getApplication, { params: { applicationId: first } }, as(manager))).status,
    ).toBe(200);
    const own = await api(jobRoutes.getEmployerJobs, { query: {} }, as(manager));
    expect(own.status).toBe(200);
    const version = Number((await getItem(table, keys.job(jobId), true))?.['version']);
    const resumed = { params: { jobId }, body: { status: 'active' as const, version } };
    expect(await api(jobRoutes.changeJobStatus, resumed, as(manager))).toMatchObject({
      status: 409,
      body: { code: 'ORGANIZATION_CLOSING', error: errorTexts.ORGANIZATION_CLOSING },
    });
    const sheets = await api(timesheetRoutes.listTimesheets, { query: { status: 'submitted' } }, as(manager));
    expect(sheets.status).toBe(200);
    const params = { placementId: `plc_${'0'.repeat(26)}`, weekStartsOn: '2026-11-16' };
    // The closing does not block it.
    expect((await api(timesheetRoutes.approveTimesheet, { params, body: { version: 1 } }, as(manager))).status).toBe(
      404,
    );
  });

  it('can be canceled by another administrator, which restores the jobs and the page', async () => {
    const { admin, jobId, asked, first, member } = await workingTeam();
    const other = await registerTeamMember(stack, admin, 'admin');
    await close(admin);
    await work();
    expect(statuses([await cancel(other), await cancel(admin)])).toEqual([200, 200]);
    expect((await membershipOf(member))?.closesAt).toBeUndefined();
    await work();
    expect((await api(jobRoutes.getPublicJob, { params: { jobId } })).body).toMatchObject({ status: 'active' });
    expect((await closingOf(admin)).closing?.state).toBe('canceled');
    const { version, status } = await statusOf(admin, first);
    expect(status).toBe('rejected');
    const reopened = {
      params: { applicationId: first },
      body: { status: 'shortlisted' as const, reason: '', version },
    };
    expect((await api(applicationRoutes.changeApplicationStatus, reopened, as(admin))).status).toBe(200);
    expect((await mailsTo(asked.email)).length).toBeGreaterThan(0);
    expect((await close(admin)).body.closing?.state).toBe('ending');
  });

  it('keeps a job paused whose recruiter stays, until it is canceled itself', async () => {
    const { admin, manager } = await registerTeam(stack);
    const { jobId } = await createJob(manager);
    const job = () => getItem(table, keys.job(jobId), true);
    const password = { body: { password: manager.password } };
    await api(accountRoutes.requestAccountDeletion, password, as(manager));
    await stack.drain();
    expect(await job()).toMatchObject({ status: 'paused', pausedWith: manager.userId });
    await close(admin);
    await work();
    await api(accountRoutes.cancelAccountDeletion, {}, as(manager));
    await stack.drain();
    expect(await job()).toMatchObject({ status: 'paused', pausedByClosing: true });
    await cancel(admin);
    await work();
    expect((await job())?.['status']).toBe('active');
  });

  it('can be canceled while the recruiter of a job still leaves', async () => {
    const { admin, manager } = await registerTeam(stack);
    const { jobId } = await createJob(manager);
    const job = () => getItem(table, keys.job(jobId), true);
    await api(accountRoutes.requestAccountDeletion, { body: { password: manager.password } }, as(manager));
    await stack.drain();
    await close(admin);
    await work();
    await cancel(admin);
    await work();
    expect((await job())?.['status']).toBe('paused');
    await api(accountRoutes.cancelAccountDeletion, {}, as(manager));
    await stack.drain();
    expect((await job())?.['status']).toBe('active');
  });

  it('can be canceled before anything happened', async () => {
    const { admin } = await registerTeam(stack);
    const { jobId } = await createJob(admin);
    await close(admin);
    await cancel(admin);
    await work();
    expect((await api(jobRoutes.getPublicJob, { params: { jobId } })).status).toBe(200);
  });

  it('lets no one join meanwhile', async () => {
    const employer = await registerEmployer();
    const newcomer = registerTeamMember(stack, employer, 'member');
    await newcomer;
    await close(employer);
    const body = { firstName: 'Ida', lastName: 'Invited', email: 'ida@example.test', role: 'member', department: '' };
    expect((await api(organizationRoutes.inviteMember, { body } as never, as(employer))).body.code).toBe(
      'ORGANIZATION_CLOSING',
    );
  });

  it('releases the members in the end, and keeps proof of others’ work', async () => {
    const { admin, member, jobId, working, placementId } = await workingTeam();
    const { organizationId } = admin;
    const template = { name: 'Hello', body: 'Hello {{firstName}}' };
    await api(messageTemplateRoutes.createMessageTemplate, { body: template }, as(admin));
    await close(admin);
    await work();
    await endGracePeriod(organizationId);
    expect((await cancel(admin)).body.code).toBe('ILLEGAL_TRANSITION');
    await work();
    const stored = await getItem(table, keys.organizationClosing(organizationId), true);
    expect(stored).toMatchObject({ state: 'closed' });
    for (const person of [admin, member]) {
      expect(await membershipOf(person)).toBeNull();
      expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('is closed'),
      );
      expect((await mailsTo(person.email)).map(({ subject }) => subject)).not.toContainEqual(
        expect.stringContaining("You're no longer on"),
      );
    }
    const organization = await getItem(table, keys.organization(organizationId), true);
    expect(organization).toMatchObject({ phone: '', email: '', tax_id: '', logo_url: null });
    expect(organization?.['gsi1pk']).toBeUndefined();
    expect((await getItem(table, keys.job(jobId), true))?.['status']).toBe('closed');
    const placement = await api(offerRoutes.getPlacement, { params: { placementId } }, as(working));
    expect(placement).toMatchObject({ status: 200, body: { organization: organization?.['company_name'] } });
    expect(placement.body.endReason).toContain('closed its account');
    const founded = await api(organizationRoutes.createOrganization, { body: { company_name: 'Next' } }, as(member));
    expect(founded.status).toBe(201);
    await work();
    expect((await getItem(table, keys.organizationClosing(organizationId), true))?.['receipts']).toEqual(
      stored?.['receipts'],
    );
  });
});

describe('unsettled hours', () => {
  it('are named in the emails, and stay with the professional after the end', async () => {
    const admin = await registerEmployer();
    const { jobId } = await createJob(admin);
    const working = await registerApplicant();
    const { applicationId } = await apply(working, jobId);
    const startOn = mondayOfDay(dayFromNow(-7));
    const { placementId } = await hire(admin, working, applicationId, { startOn, endOn: dayFromNow(-1) });
    await clearToStart(admin, placementId);
    const params = { placementId, weekStartsOn: startOn };
    const lines = [{ day: startOn, minutes: 480, note: '' }];
    const saved = await api(
      timesheetRoutes.saveTimesheet,
      { params, body: { timesheet: { lines }, version: 0 } },
      as(working),
    );
    const { version } = saved.body;
    expect((await api(timesheetRoutes.submitTimesheet, { params, body: { version } }, as(working))).status).toBe(200);
    await close(admin);
    await work();
    const weeks = "1 week of hours isn't approved or paid yet.";
    const told = (await mailsTo(admin.email)).find(({ subject }) => subject.includes('is being closed'));
    expect(told?.text).toContain(weeks);
    await endGracePeriod(admin.organizationId);
    await work();
    expect(await membershipOf(admin)).toBeNull();
    const read = await api(timesheetRoutes.getTimesheet, { params }, as(working));
    expect(read).toMatchObject({ status: 200, body: { status: 'submitted' } });
    const listed = await api(
      timesheetRoutes.listPlacementTimesheets,
      { params: { placementId }, query: {} },
      as(working),
    );
    expect(listed.status).toBe(200);
  });
});

describe('handing over administration', () => {
  it('changes both roles at once and tells both', async () => {
    const { admin, member } = await registerTeam(stack);
    expect((await handOver(admin, member)).body.message).toBe(messages.administrationTransferred);
    expect([(await membershipOf(admin))?.role, (await membershipOf(member))?.role]).toEqual(['manager', 'admin']);
    await stack.drain();
    for (const [person, subject] of [
      [member, "You're now an administrator of"],
      [admin, 'You handed over'],
    ] as const) {
      expect((await mailsTo(person.email)).map((mail) => mail.subject)).toContainEqual(
        expect.stringContaining(subject),
      );
    }
  });

  it('lets the former administrator leave', async () => {
    const { admin, member } = await registerTeam(stack);
    expect((await handOver(admin, member, 'none')).status).toBe(200);
    expect(await membershipOf(admin)).toBeNull();
    expect((await membershipOf(member))?.role).toBe('admin');
  });

  it('between two administrators to each other leaves one of them', async () => {
    const { admin, member } = await registerTeam(stack);
    const other = await registerTeamMember(stack, admin, 'admin');
    const answers = await Promise.all([handOver(admin, member, 'member'), handOver(other, member, 'member')]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await membershipOf(member))?.role).toBe('admin');
    const back = await Promise.all([handOver(member, admin, 'member'), handOver(member, other, 'member')]);
    expect(statuses(back)).toEqual([200, 403]);
  });

  it('to someone who leaves at the same time is one or the other', async () => {
    const { admin, member } = await registerTeam(stack);
    const [given, left] = await Promise.all([
      handOver(admin, member),
      api(organizationRoutes.leaveOrganization, {}, as(member)),
    ]);
    const roles = [(await membershipOf(admin))?.role, (await membershipOf(member))?.role];
    if (given.status === 200)
      expect(roles).toEqual(left.status === 200 ? ['manager', undefined] : ['manager', 'admin']);
    else expect(given).toMatchObject({ status: 404, body: { error: messages.successorGone } });
    expect(roles).toContain('admin');
  });
});
