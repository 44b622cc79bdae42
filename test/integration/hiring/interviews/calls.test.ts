import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { publicInterviewRoutes } from '@shared/connect/api/v1/interviews.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import type { Interview } from '@shared/hiring/model/interview';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { secretOf } from '../../../support/connect/api-keys';
import { api } from '../../../support/client';
import { accept, interviewForm, propose, slotIn } from '../../../support/hiring/interviews';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../../support/marketplace';
import { conversationBetween, findWith, send, thread } from '../../../support/messages/messages';
import { mailsTo, registerEmployer, type Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
// A shared team would reach the limit of proposals.
beforeEach(async () => {
  team = await registerTeam(stack);
});

/** A professional who answered the member. */
const correspondent = async (member: Person): Promise<{ person: Person; conversationId: string }> => {
  const person = await registerApplicant({ firstName: 'Nora', lastName: 'Nurse' });
  const conversationId = await conversationBetween(member, person.userId);
  await send(person, conversationId, 'Call me.');
  return { person, conversationId };
};
const call = (member: Person, userId: string, form = interviewForm(), idempotencyKey: string = randomUUID()) =>
  api(interviewRoutes.proposeCall, { params: { userId }, body: form }, { ...as(member), idempotencyKey });
const called = async (member: Person, userId: string): Promise<Interview> => {
  const reply = await call(member, userId);
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
};
const read = (person: Person, interviewId: string) =>
  api(interviewRoutes.getInterview, { params: { interviewId } }, as(person));
const statusOf = async (person: Person, { interviewId }: Interview) => (await read(person, interviewId)).body.status;
const cancel = (person: Person, { interviewId, version }: Interview) =>
  api(interviewRoutes.cancelInterview, { params: { interviewId }, body: { reason: 'Ill.', version } }, as(person));
const listOf = async (person: Person) =>
  (await api(interviewRoutes.listInterviews, { query: {} }, as(person))).body.items.map((it) => it.interviewId);
const callIn = async (person: Person, conversationId: string) =>
  (await thread(person, conversationId)).body.conversation.call;

describe('a call without an application', () => {
  it('is proposed once both sides wrote, and confirmed with a time in both calendars', async () => {
    const { person, conversationId } = await correspondent(team.admin);
    expect(await callIn(team.admin, conversationId)).toBeNull();
    expect((await findWith(team.admin, person.userId)).body.conversation?.call).toBeNull();
    const proposed = await called(team.admin, person.userId);
    expect(proposed).toMatchObject({
      ...{ applicationId: null, jobId: null, jobTitle: null, status: 'proposed', version: 1 },
      professional: { name: 'Nora Nurse' },
      organizer: { name: 'Ada Admin' },
    });
    expect(await callIn(team.admin, conversationId)).toBe(proposed.interviewId);
    expect(await callIn(person, conversationId)).toBe(proposed.interviewId);
    expect((await findWith(team.admin, person.userId)).body.conversation?.call).toBe(proposed.interviewId);
    expect(await listOf(person)).toEqual([proposed.interviewId]);
    expect(await listOf(team.admin)).toContain(proposed.interviewId);

    // Outdated notices aren't mailed, so the proposal must be mailed first.
    await stack.drain();
    const { status, body } = await accept(person, proposed);
    expect([status, body.status, body.sequence]).toEqual([200, 'accepted', 1]);
    const days = { query: { from: dayFromNow(0), to: dayFromNow(10) } };
    const { interviews } = (await api(calendarRoutes.readCalendar, days, as(person))).body;
    expect(interviews).toContainEqual(
      expect.objectContaining({ interviewId: proposed.interviewId, jobTitle: null, settled: true }),
    );
    const ofTeam = (await api(interviewRoutes.listInterviewDays, days, as(team.admin))).body.items;
    expect(ofTeam.map(({ interviewId }) => interviewId)).toContain(proposed.interviewId);
    const room = { params: { interviewId: proposed.interviewId } };
    expect(await api(interviewRoutes.getInterviewCall, room, as(person))).toMatchObject({ status: 200 });
    await stack.drain();
    const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);
    expect(await subjects(person)).toEqual(
      expect.arrayContaining([
        `Call proposed: ${team.admin.organization}`,
        `Call confirmed: ${team.admin.organization}`,
      ]),
    );
    expect(await subjects(team.admin)).toContain('Call confirmed: Nora Nurse');
  });

  it('is omitted from API and webhooks, which promise an application', async () => {
    const admin = await registerEmployer();
    const { person } = await correspondent(admin);
    const { interviewId } = await called(admin, person.userId);
    const { applicationId } = await apply(person, (await createJob(admin)).jobId);
    const interview = await propose(admin, applicationId);
    const token = await secretOf(admin);
    const { body } = await api(publicInterviewRoutes.v1ListInterviews, { query: {} }, { token });
    expect(body.items.map((it) => it.interviewId)).toEqual([interview.interviewId]);
    const one = (id: string) => api(publicInterviewRoutes.v1GetInterview, { params: { interviewId: id } }, { token });
    expect([(await one(interview.interviewId)).status, (await one(interviewId)).status]).toEqual([200, 404]);
  });

  it('alternates proposals like an interview', async () => {
    const { person } = await correspondent(team.admin);
    const proposed = await called(team.admin, person.userId);
    const { interviewId, version } = proposed;
    const suggestion = { slots: [slotIn(96)], reason: 'On duty.', version };
    const suggested = (
      await api(interviewRoutes.suggestInterviewTimes, { params: { interviewId }, body: suggestion }, as(person))
    ).body;
    const moved = { interview: interviewForm({ type: 'phone', place: '+12025550143' }), reason: '', version: 2 };
    const again = await api(
      interviewRoutes.rescheduleInterview,
      { params: { interviewId }, body: moved },
      as(team.admin),
    );
    expect([suggested.proposedBy, again.body.proposedBy, again.body.type]).toEqual([
      'professional',
      'employer',
      'phone',
    ]);
    expect(await accept(person, again.body)).toMatchObject({ status: 200 });
  });

  it('is visible before it has a time to the proposing member, but not to colleagues scoped to their jobs', async () => {
    const { person } = await correspondent(team.admin);
    const proposed = await called(team.admin, person.userId);
    expect(await listOf(team.manager)).toContain(proposed.interviewId);
    expect(await listOf(team.member)).not.toContain(proposed.interviewId);
    expect(await read(team.member, proposed.interviewId)).toMatchObject({ status: 404 });
    expect(await read(await registerEmployer(), proposed.interviewId)).toMatchObject({ status: 404 });

    const applicant = await registerApplicant();
    const { jobId } = await createJob(team.admin);
    await api(jobRoutes.assignJob, { body: { jobId, assigneeId: team.member.userId } }, as(team.admin));
    await apply(applicant, jobId);
    const conversationId = await conversationBetween(team.member, applicant.userId);
    await send(applicant, conversationId, 'Yes?');
    const own = await called(team.member, applicant.userId);
    expect(await listOf(team.member)).toContain(own.interviewId);
  });
});

describe('the calendars of a call', () => {
  type Asked = { who: Person; professionalId: string; except?: string };
  const body = ({ professionalId, except }: Asked) => ({
    to: { professionalId },
    ...(except !== undefined && { except }),
  });
  const check = (asked: Asked, slots = [slotIn(24 * 25)]) =>
    api(interviewRoutes.checkInterviewTimes, { body: { ...body(asked), slots } }, as(asked.who));
  const free = (asked: Asked) =>
    api(
      interviewRoutes.findFreeTimes,
      { body: { ...body(asked), minutes: 30, timeZone: 'America/Chicago' } },
      as(asked.who),
    );

  it('warn both sides, and suggest times to people who may propose or move it', async () => {
    const { person } = await correspondent(team.admin);
    const professionalId = person.userId;
    const [first] = (await free({ who: team.admin, professionalId })).body.items;
    const proposed = await call(team.admin, professionalId, interviewForm({ slots: [first!] }));
    const { interviewId: except } = (await accept(person, proposed.body)).body;
    expect((await check({ who: team.admin, professionalId }, [first!])).body.slots).toMatchObject([
      { own: [{ title: null, startsAt: first!.startsAt }], otherBusy: true },
    ]);
    const others = (await free({ who: team.admin, professionalId })).body.items;
    expect(others.map(({ startsAt }) => startsAt)).not.toContain(first!.startsAt);
    for (const who of [team.admin, team.manager, person]) {
      const moved = await check({ who, professionalId, except }, [first!]);
      expect(moved.body.slots).toMatchObject([{ own: [], otherBusy: false }]);
    }
    expect((await free({ who: team.manager, professionalId, except })).body.items[0]).toEqual(first);
  });

  it('show nothing to others, or once either side blocked the other', async () => {
    const { person } = await correspondent(team.admin);
    const unanswered = await registerApplicant();
    await conversationBetween(team.admin, unanswered.userId);
    const { interviewId: except } = await called(team.admin, person.userId);
    const stranger = await registerEmployer();
    const refused = async (...asked: Asked[]) => {
      for (const one of asked) expect([(await check(one)).status, (await free(one)).status]).toEqual([404, 404]);
    };
    await refused(
      { who: team.manager, professionalId: person.userId },
      { who: stranger, professionalId: person.userId, except },
      { who: team.admin, professionalId: unanswered.userId },
      { who: team.admin, professionalId: unanswered.userId, except },
    );
    const { organizationId } = team.admin;
    await api(profileRoutes.blockOrganization, { params: { organizationId } }, as(person));
    const own = { who: team.admin, professionalId: person.userId };
    await refused(own, { ...own, except });
    const blocked = await correspondent(team.admin);
    const { interviewId } = await called(team.admin, blocked.person.userId);
    await api(messageRoutes.blockConversation, { params: { conversationId: blocked.conversationId } }, as(team.admin));
    const other = { who: team.admin, professionalId: blocked.person.userId };
    await refused(other, { ...other, except: interviewId });
  });
});

describe('refusing a call', () => {
  it('gives one answer for people who are unknown, not yet contacted, or of another conversation', async () => {
    const { person } = await correspondent(team.admin);
    const stranger = await registerApplicant();
    await conversationBetween(team.admin, team.manager.userId);
    const answers = await Promise.all([
      call(team.admin, randomUUID()),
      call(team.admin, stranger.userId),
      call(team.admin, team.manager.userId),
      call(team.manager, person.userId),
    ]);
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
      answers.map(() => [404, 'NOT_FOUND']),
    );
    expect(await call(person, team.admin.userId)).toMatchObject({ status: 403 });
  });

  it('applies before the other side has written', async () => {
    const person = await registerApplicant();
    const conversationId = await conversationBetween(team.admin, person.userId);
    expect(await call(team.admin, person.userId)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    expect(await callIn(team.admin, conversationId)).toBeUndefined();
    await send(person, conversationId, 'Hello');
    expect(await call(team.admin, person.userId)).toMatchObject({ status: 201 });
  });

  it('applies while another is ahead, until that one is canceled', async () => {
    const { person } = await correspondent(team.admin);
    const first = await called(team.admin, person.userId);
    const second = await call(team.admin, person.userId);
    expect(second.body).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(JSON.stringify(second.body)).toContain('callAhead');
    const accepted = (await accept(person, first)).body;
    expect((await call(team.admin, person.userId)).status).toBe(second.status);
    expect(await cancel(person, accepted)).toMatchObject({ status: 200 });
    expect(await call(team.admin, person.userId)).toMatchObject({ status: 201 });
  });

  it('applies to the second call of a double click', async () => {
    const { person } = await correspondent(team.admin);
    const [form, key] = [interviewForm(), randomUUID()];
    const same = await call(team.admin, person.userId, form, key);
    expect((await call(team.admin, person.userId, form, key)).body).toEqual(same.body);
    await cancel(team.admin, same.body);
    const both = await Promise.all([call(team.admin, person.userId), call(team.admin, person.userId)]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listOf(person)).toHaveLength(1);
  });
});

describe('ending a call', () => {
  const block = (person: Person, conversationId: string) =>
    api(messageRoutes.blockConversation, { params: { conversationId } }, as(person));

  it('happens when one side blocks the other, which also stops new proposals', async () => {
    for (const by of ['professional', 'employer'] as const) {
      const { person, conversationId } = await correspondent(team.admin);
      const accepted = (await accept(person, await called(team.admin, person.userId))).body;
      await block(by === 'employer' ? team.admin : person, conversationId);
      expect(await statusOf(person, accepted)).toBe('cancelled');
      expect(await call(team.admin, person.userId)).toMatchObject({ body: { code: 'CONVERSATION_BLOCKED' } });
    }
  });

  it('happens when the professional blocks the organization', async () => {
    const { person } = await correspondent(team.admin);
    const proposed = await called(team.admin, person.userId);
    const { organizationId } = team.admin;
    await api(profileRoutes.blockOrganization, { params: { organizationId } }, as(person));
    expect(await statusOf(person, proposed)).toBe('cancelled');
    expect(await call(team.admin, person.userId)).toMatchObject({ body: { code: 'CONVERSATION_BLOCKED' } });
  });

  it('happens when the professional requests deletion, or the member leaves the team', async () => {
    const leaving = await correspondent(team.admin);
    const withMember = await correspondent(team.manager);
    const first = await called(team.admin, leaving.person.userId);
    const second = await called(team.manager, withMember.person.userId);
    const { password } = leaving.person;
    await api(accountRoutes.requestAccountDeletion, { body: { password } }, as(leaving.person));
    const { userId } = team.manager;
    await api(organizationRoutes.removeMember, { params: { userId } }, as(team.admin));
    await stack.drain();
    expect(await statusOf(team.admin, first)).toBe('cancelled');
    expect(await statusOf(withMember.person, second)).toBe('cancelled');
    expect(await call(team.admin, leaving.person.userId)).toMatchObject({ status: 404 });
  });

  it('happens with the organization, but not with an application of the same person', async () => {
    const admin = await registerEmployer();
    const { person } = await correspondent(admin);
    const proposed = await called(admin, person.userId);
    const { applicationId, version } = await apply(person, (await createJob(admin)).jobId);
    const interview = await propose(admin, applicationId);
    const withdrawal = { params: { applicationId }, body: { reason: '', version } };
    await api(applicationRoutes.withdrawApplication, withdrawal, as(person));
    expect(await statusOf(person, interview)).toBe('cancelled');
    expect(await statusOf(person, proposed)).toBe('proposed');
    await api(accountRoutes.closeOrganization, { body: { password: admin.password } }, as(admin));
    await stack.runSchedule('close-organizations');
    await stack.drain();
    expect(await statusOf(person, proposed)).toBe('cancelled');
  });
});
