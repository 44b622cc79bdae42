import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { complianceRoutes } from '@shared/people/api/compliance.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { clearToStart } from '../../support/people/compliance';
import { hire, makeOffer, moveApplication } from '../../support/hire';
import { accept, propose } from '../../support/hiring/interviews';
import { conversationBetween } from '../../support/messages/messages';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam } from '../../support/marketplace';
import { mailsTo, registerEmployer, registerProfessional, type Person } from '../../support/people';
import { setMemberPrivacy } from '../../support/accounts/privacy';
import { approveRequest, bookShift, coverUnit, createShift, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';
import { testZone } from '../../support/setup/test-zone';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const dashboardOf = async (person: Pick<Person, 'token'>) =>
  (await api(dashboardRoutes.getProfessionalDashboard, {}, as(person))).body;

describe('the professional’s dashboard', () => {
  it('is empty for a newcomer, also without a profile', async () => {
    const newcomer = await registerProfessional();
    expect(await dashboardOf(newcomer)).toMatchObject({
      counts: { applications: 0, openApplications: 0, upcoming: 0, unreadMessages: 0 },
      profileViews: 0,
      rating: null,
      earned: { photo: 0, resume: 0, portfolio: 0, skills: 0, references: 0 },
    });
  });

  it('counts a shift as upcoming once it is booked', async () => {
    const { manager, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    const upcoming = async () => (await dashboardOf(person)).counts.upcoming;
    await bookShift(person, shift);
    expect(await upcoming()).toBe(0);
    expect((await approveRequest(manager, shift, person)).status).toBe(200);
    expect(await upcoming()).toBe(1);
  });

  it('follows events', async () => {
    const [person, employer] = await Promise.all([registerApplicant(), registerEmployer()]);
    const job = await createJob(employer);
    await apply(person, job.jobId);
    await setMemberPrivacy(employer, { activityTracking: true });
    await api(professionalRoutes.recordProfileView, { params: { userId: person.userId } }, as(employer));
    await stack.drain();
    const { counts, profileViews, activity } = await dashboardOf(person);
    expect(counts).toMatchObject({ applications: 1, openApplications: 1 });
    expect(profileViews).toBe(1);
    expect(activity.map(({ title }) => title)).toContain(`You applied for “${job.title}”`);
    expect(activity.map(({ type }) => type)).toContain('profile_view');
  });

  it('is for professionals', async () => {
    const employer = await registerEmployer();
    expect(await api(dashboardRoutes.getProfessionalDashboard, {}, as(employer))).toMatchObject({ status: 403 });
  });
});

const query = { timeZone: testZone };
const queueOf = async (person: Person) => (await api(dashboardRoutes.getEmployerQueue, { query }, as(person))).body;
const ownQueueOf = async (person: Person) =>
  (await api(dashboardRoutes.getProfessionalQueue, { query }, as(person))).body;
const kindsOf = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind).sort();

describe('the queue of open tasks', () => {
  it('is for the people concerned, and rejects an unknown time zone', async () => {
    const [person, employer] = await Promise.all([registerProfessional(), registerEmployer()]);
    expect(await api(dashboardRoutes.getEmployerQueue, { query }, as(person))).toMatchObject({ status: 403 });
    expect(await api(dashboardRoutes.getProfessionalQueue, { query }, as(employer))).toMatchObject({ status: 403 });
    const nowhere = { query: { timeZone: 'Mars/Olympus' } };
    expect(await api(dashboardRoutes.getEmployerQueue, nowhere, as(employer))).toMatchObject({ status: 400 });
    expect(await queueOf(employer)).toMatchObject({ today: [], later: [], interviews: [] });
  });

  it('drops finished tasks, and shows members only their own jobs', async () => {
    const [team, person] = await Promise.all([registerTeam(stack), registerApplicant()]);
    const own = await createJob(team.member, { applicationDeadlineOn: dayFromNow(4) });
    const theirs = await createJob(team.admin);
    const [first] = [await apply(person, own.jobId), await apply(person, theirs.jobId)];
    const ofAdmin = await queueOf(team.admin);
    expect(ofAdmin.counts.newApplications).toBe(2);
    expect(kindsOf(ofAdmin.today)).toEqual(['new_applicants']);
    expect(ofAdmin.later).toMatchObject([{ kind: 'job_closing', jobId: own.jobId, applications: 1 }]);
    expect(await queueOf(team.member)).toMatchObject({
      today: [{ kind: 'new_applicants', count: 1, jobs: [{ jobId: own.jobId }] }],
    });
    await moveApplication(team.member, first.applicationId, 'under_review');
    expect((await queueOf(team.member)).today).toEqual([]);
    expect((await queueOf(team.admin)).counts.newApplications).toBe(1);
  });

  it('has interviews, offers and messages of both sides', async () => {
    const [team, person] = await Promise.all([registerTeam(stack), registerApplicant()]);
    const { applicationId } = await apply(person, (await createJob(team.admin)).jobId);
    const interview = await propose(team.admin, applicationId);
    expect(kindsOf((await ownQueueOf(person)).rows)).toContain('choose_time');
    await accept(person, interview);
    expect(kindsOf((await ownQueueOf(person)).rows)).not.toContain('choose_time');
    await conversationBetween(team.admin, person.userId, 'When can you start?');
    const offer = await makeOffer(team.admin, applicationId);
    const { rows, counts } = await ownQueueOf(person);
    expect(rows.find(({ kind }) => kind === 'offer')).toMatchObject({
      offerId: offer.offerId,
      pay: { payCents: 150_00 },
    });
    expect(rows.find(({ kind }) => kind === 'unread')).toMatchObject({ count: 1, excerpt: 'When can you start?' });
    expect(counts.offers).toBe(1);
    expect(kindsOf((await queueOf(team.member)).today)).not.toContain('offer_expiring');
  });

  it('reminds a hired person of the documents for the first day until they are provided', async () => {
    const [team, person] = await Promise.all([registerTeam(stack), registerApplicant()]);
    const { applicationId } = await apply(person, (await createJob(team.admin)).jobId);
    const documentsOf = async () => (await ownQueueOf(person)).rows.filter(({ kind }) => kind === 'documents');
    expect(await documentsOf()).toEqual([]);
    const { placementId } = await hire(team.admin, person, applicationId, { startOn: dayFromNow(40) });
    const params = { placementId };
    const { items } = (await api(complianceRoutes.getComplianceFile, { params }, as(person))).body;
    const own = items.filter((it) => it.owner === 'professional' && it.state === 'missing');
    const firstDueOn = own.map(({ dueOn }) => dueOn).sort()[0];
    expect(await documentsOf()).toMatchObject([{ placementId, count: own.length, firstDueOn }]);
    await stack.drain();
    const mails = (await mailsTo(person.email)).filter(({ subject }) => subject === "You're hired");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Next: hand in ${own.length} documents.`);
    expect(mails[0]?.text).toContain(`/placements/${placementId}#compliance`);
    await clearToStart(team.admin, placementId);
    expect(await documentsOf()).toEqual([]);
  });

  it('has the first day of a hire in the calendar of the hired person only', async () => {
    const [team, person, other] = await Promise.all([registerTeam(stack), registerApplicant(), registerApplicant()]);
    const { applicationId } = await apply(person, (await createJob(team.admin)).jobId);
    const { placementId } = await hire(team.admin, person, applicationId, { startOn: dayFromNow(3) });
    const firstDays = async (from: string, who = person) =>
      (await api(calendarRoutes.readCalendar, { query: { from, to: dayFromNow(10) } }, as(who))).body.firstDays;
    expect(await firstDays(dayFromNow(3))).toMatchObject([
      { placementId, day: dayFromNow(3), organization: team.admin.organization, location: 'Boston, MA' },
    ]);
    expect(await firstDays(dayFromNow(4))).toEqual([]);
    expect(await firstDays(dayFromNow(0), other)).toEqual([]);
  });

  it('follows a week from its end to its approval', async () => {
    const [team, person] = await Promise.all([registerTeam(stack), registerApplicant()]);
    const weekStartsOn = mondayOfDay(dayFromNow(-7));
    const { applicationId } = await apply(person, (await createJob(team.member)).jobId);
    expect((await ownQueueOf(person)).inPool).toBe(false);
    const { placementId } = await hire(team.admin, person, applicationId, { startOn: weekStartsOn });
    expect((await ownQueueOf(person)).inPool).toBe(true);
    expect(kindsOf((await ownQueueOf(person)).rows)).not.toContain('week_to_submit');
    await clearToStart(team.admin, placementId);
    expect((await ownQueueOf(person)).rows.find(({ kind }) => kind === 'week_to_submit')).toMatchObject({
      placementId,
      weekStartsOn,
    });
    const params = { placementId, weekStartsOn };
    const lines = [{ day: addDays(weekStartsOn, 1), minutes: 600, note: '' }];
    const saved = await api(
      timesheetRoutes.saveTimesheet,
      { params, body: { timesheet: { lines }, version: 0 } },
      as(person),
    );
    await api(timesheetRoutes.submitTimesheet, { params, body: { version: saved.body.version } }, as(person));
    expect(kindsOf((await ownQueueOf(person)).rows)).not.toContain('week_to_submit');
    for (const reader of [team.admin, team.member])
      expect((await queueOf(reader)).today.find(({ kind }) => kind === 'weeks_submitted')).toMatchObject({
        count: 1,
        total: { cents: 1_500_00 },
        weeks: [{ placementId, minutes: 600 }],
      });
  });
});
