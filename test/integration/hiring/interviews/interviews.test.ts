import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { limits } from '@shared/limits';
import { refusedFields } from '@shared/text/english.fixture';
import type { Interview } from '@shared/hiring/model/interview';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../../support/client';
import { moveApplication } from '../../../support/hire';
import { accept, interviewForm, propose, slotIn } from '../../../support/hiring/interviews';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../../support/marketplace';
import { registerEmployer, type Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';
import { forgetWork } from '../../../support/work';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
let foreigner: Person;
let nora: Person;
beforeAll(async () => {
  [team, foreigner, nora] = await Promise.all([
    registerTeam(stack),
    registerEmployer(),
    registerApplicant({ firstName: 'Nora', lastName: 'Nurse' }),
  ]);
});
// All tests together would exceed a person's limit for ten seconds.
beforeEach(() => forgetWork(team.admin));

const applied = async (person: Person = nora): Promise<string> => {
  const { jobId } = await createJob(team.admin);
  return (await apply(person, jobId)).applicationId;
};
const read = (person: Person, interviewId: string) =>
  api(interviewRoutes.getInterview, { params: { interviewId } }, as(person));
const cancel = (person: Person, { interviewId, version }: Interview) =>
  api(interviewRoutes.cancelInterview, { params: { interviewId }, body: { reason: 'Ill.', version } }, as(person));
const complete = (person: Person, { interviewId, version }: Interview) =>
  api(interviewRoutes.completeInterview, { params: { interviewId }, body: { version } }, as(person));
const suggest = (person: Person, { interviewId, version }: Interview, slots = [slotIn(96)]) =>
  api(
    interviewRoutes.suggestInterviewTimes,
    { params: { interviewId }, body: { slots, reason: 'On duty.', version } },
    as(person),
  );
const reschedule = (person: Person, { interviewId, version }: Interview, form = interviewForm()) =>
  api(
    interviewRoutes.rescheduleInterview,
    { params: { interviewId }, body: { interview: form, reason: 'Another meeting.', version } },
    as(person),
  );
const statusOf = async (applicationId: string) =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(team.admin))).body.status;
const listOf = async (person: Person, when: 'upcoming' | 'past') =>
  (await api(interviewRoutes.listInterviews, { query: { when } }, as(person))).body.items.map((it) => it.interviewId);

const beginAgo = async ({ interviewId }: Interview, minutes: number): Promise<void> => {
  const at = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString();
  const table = openTable();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.interview(interviewId),
      UpdateExpression: 'SET startsAt = :start, endsAt = :end',
      ExpressionAttributeValues: { ':start': at(-minutes), ':end': at(30 - minutes) },
    }),
  );
};

describe('proposing and choosing', () => {
  it('goes from proposed to confirmed, with a time in both calendars and the application moved on', async () => {
    const applicationId = await applied();
    await moveApplication(team.admin, applicationId, 'shortlisted');
    const proposed = await propose(team.admin, applicationId, { interviewers: [team.manager.userId], note: 'Hello' });
    expect(proposed).toMatchObject({
      status: 'proposed',
      proposedBy: 'employer',
      organization: team.admin.organization,
      professional: { name: 'Nora Nurse' },
      organizer: { name: 'Ada Admin' },
      interviewers: [{ name: 'Max Manager' }],
      startsAt: null,
      sequence: 0,
      version: 1,
    });
    expect(await listOf(nora, 'upcoming')).toContain(proposed.interviewId);
    expect(await listOf(nora, 'past')).not.toContain(proposed.interviewId);

    const chosen = await accept(nora, proposed, 1);
    const [, slot] = proposed.slots;
    expect(chosen).toMatchObject({ status: 200, body: { status: 'accepted', ...slot, sequence: 1, version: 2 } });
    expect(await statusOf(applicationId)).toBe('interview_scheduled');
    const calendar = await api(
      calendarRoutes.readCalendar,
      { query: { from: dayFromNow(0), to: dayFromNow(10) } },
      as(nora),
    );
    expect(calendar.body.interviews).toContainEqual(
      expect.objectContaining({ interviewId: proposed.interviewId, ...slot, settled: true }),
    );
    const ofApplication = await api(
      interviewRoutes.listApplicationInterviews,
      { params: { applicationId } },
      as(team.manager),
    );
    expect(ofApplication.body.items.map(({ interviewId }) => interviewId)).toEqual([proposed.interviewId]);
  });

  it('moves an application on from any earlier stage', async () => {
    const applicationId = await applied();
    expect(await accept(nora, await propose(team.admin, applicationId))).toMatchObject({ status: 200 });
    expect(await statusOf(applicationId)).toBe('interview_scheduled');
  });

  it('answers a repeated choice alike, and keeps one of two concurrent choices', async () => {
    const proposed = await propose(team.admin, await applied());
    const first = await accept(nora, proposed);
    expect((await accept(nora, proposed)).body).toEqual(first.body);
    expect(await accept(nora, proposed, 1)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });

    const other = await propose(team.admin, await applied());
    const answers = await Promise.all([accept(nora, other, 0), accept(nora, other, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost.body.code).toBe('STALE_VERSION');
    expect((await read(nora, other.interviewId)).body.startsAt).toBe(won.body.startsAt);
  });

  it('alternates: each side chooses from the other’s proposals', async () => {
    const proposed = await propose(team.admin, await applied());
    expect(await accept(team.admin, proposed)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    const suggested = (await suggest(nora, proposed)).body;
    expect(suggested).toMatchObject({ status: 'proposed', proposedBy: 'professional', reason: 'On duty.' });
    expect(await accept(nora, suggested)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    expect(await accept(team.manager, suggested)).toMatchObject({ status: 200, body: { status: 'accepted' } });
  });

  it('accepts only future times, at most five, and only people of the team', async () => {
    const applicationId = await applied();
    const send = (overrides: Parameters<typeof interviewForm>[0]) =>
      api(
        interviewRoutes.proposeInterview,
        { params: { applicationId }, body: interviewForm(overrides) },
        as(team.admin),
      );
    expect(await send({ slots: [slotIn(2), slotIn(-1)] })).toMatchObject({
      status: 400,
      body: { fields: refusedFields({ 'slots.1.startsAt': notice('slotInPast') }) },
    });
    expect(await send({ slots: Array.from({ length: 6 }, (_, index) => slotIn(index + 1)) })).toMatchObject({
      status: 400,
    });
    expect(await send({ slots: [slotIn(5), slotIn(5)] })).toMatchObject({ status: 400 });
    expect(await send({ type: 'phone' })).toMatchObject({
      status: 400,
      body: { fields: refusedFields({ place: notice('required') }) },
    });
    expect(await send({ interviewers: [foreigner.userId] })).toMatchObject({
      status: 400,
      body: { fields: refusedFields({ interviewers: notice('interviewerUnknown') }) },
    });
    expect(await send({ timeZone: 'Mars/Olympus' })).toMatchObject({ status: 400 });
  });

  it('is limited in number, and refused for a decided application', async () => {
    const applicationId = await applied();
    const made = [];
    for (let index = 0; index < limits.openInterviewsPerApplication; index += 1) {
      made.push(await propose(team.admin, applicationId));
    }
    const one = () =>
      api(interviewRoutes.proposeInterview, { params: { applicationId }, body: interviewForm() }, as(team.admin));
    expect(await one()).toMatchObject({ body: { code: 'LIMIT_REACHED' } });
    expect(await cancel(team.admin, made[0]!)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await one()).toMatchObject({ status: 201 });

    const { version } = (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(nora))).body;
    await api(
      applicationRoutes.withdrawApplication,
      { params: { applicationId }, body: { version, reason: '' } },
      as(nora),
    );
    expect(await one()).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    // Withdrawing cancels the interviews.
    expect(await accept(nora, made[1]!)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  });
});

describe('moving, canceling and completing', () => {
  it('keeps the time until another is chosen', async () => {
    const accepted = (await accept(nora, await propose(team.admin, await applied()))).body;
    const moved = (await reschedule(team.manager, accepted, interviewForm({ slots: [slotIn(120)] }))).body;
    expect(moved).toMatchObject({
      status: 'proposed',
      proposedBy: 'employer',
      startsAt: accepted.startsAt,
      organizer: { name: 'Ada Admin' },
    });
    const calendarOf = async () =>
      (
        await api(calendarRoutes.readCalendar, { query: { from: dayFromNow(0), to: dayFromNow(10) } }, as(nora))
      ).body.interviews.find(({ interviewId }) => interviewId === accepted.interviewId);
    expect(await calendarOf()).toMatchObject({ startsAt: accepted.startsAt, settled: false });
    const again = (await accept(nora, moved)).body;
    expect(await calendarOf()).toMatchObject({ startsAt: again.startsAt, settled: true });
    expect(await cancel(nora, again)).toMatchObject({ status: 200, body: { status: 'cancelled', reason: 'Ill.' } });
    expect(await calendarOf()).toBeUndefined();
    expect(await cancel(nora, { ...again, version: again.version + 1 })).toMatchObject({
      body: { code: 'ILLEGAL_TRANSITION' },
    });
    expect(await listOf(nora, 'past')).toContain(accepted.interviewId);
  });

  it('is completed by the team, from its start on', async () => {
    const accepted = (await accept(nora, await propose(team.admin, await applied()))).body;
    expect(await complete(team.admin, accepted)).toMatchObject({ body: { code: 'ILLEGAL_TRANSITION' } });
    await beginAgo(accepted, 5);
    expect(await complete(nora, accepted)).toMatchObject({ status: 403 });
    expect(await complete(team.admin, accepted)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await listOf(team.admin, 'past')).toContain(accepted.interviewId);
  });
});

describe('access to interviews', () => {
  it('ends at the own organization, the own jobs and the own person', async () => {
    const other = await registerApplicant();
    const applicationId = await applied();
    const proposed = await propose(team.admin, applicationId);
    for (const person of [foreigner, team.member, other]) {
      expect(await read(person, proposed.interviewId)).toMatchObject({ status: 404 });
      expect(await cancel(person, proposed)).toMatchObject({ status: 404 });
    }
    expect(await listOf(team.member, 'upcoming')).not.toContain(proposed.interviewId);
    expect(await listOf(foreigner, 'upcoming')).toEqual([]);
  });

  it('includes a member who was asked to take part', async () => {
    const proposed = await propose(team.admin, await applied(), { interviewers: [team.member.userId] });
    expect(await read(team.member, proposed.interviewId)).toMatchObject({ status: 200 });
    const accepted = (await accept(nora, proposed)).body;
    expect(await listOf(team.member, 'upcoming')).toContain(accepted.interviewId);
  });

  it('lists applications that a candidate could be interviewed for', async () => {
    const applicationId = await applied();
    const list = (person: Person) =>
      api(interviewRoutes.listCandidateApplications, { params: { userId: nora.userId } }, as(person));
    const mine = (await list(team.admin)).body.items;
    expect(mine).toContainEqual(expect.objectContaining({ applicationId, candidate: 'Nora Nurse' }));
    expect((await list(foreigner)).body.items).toEqual([]);
    expect((await list(team.member)).body.items).toEqual([]);
  });
});

describe('calendar days', () => {
  const daysOf = async (person: Person, from = dayFromNow(0), to = dayFromNow(6)) => {
    const reply = await api(interviewRoutes.listInterviewDays, { query: { from, to } }, as(person));
    expect(reply).toMatchObject({ status: 200, body: { isComplete: true } });
    return reply.body.items.map(({ interviewId }) => interviewId);
  };

  it('contain confirmed and proposed times, for people who may see them', async () => {
    const person = await registerApplicant();
    const applicationId = await applied(person);
    const form = { slots: [slotIn(44)], interviewers: [team.member.userId] };
    const accepted = (await accept(person, await propose(team.admin, applicationId, form))).body;
    const open = await propose(team.admin, applicationId, { slots: [slotIn(60), slotIn(24 * 20)] });
    const gone = await propose(team.admin, applicationId);
    await cancel(team.admin, gone);
    expect((await daysOf(person)).sort()).toEqual([accepted.interviewId, open.interviewId].sort());
    const ofTeam = await daysOf(team.manager);
    expect(ofTeam).toEqual(expect.arrayContaining([accepted.interviewId, open.interviewId]));
    expect(ofTeam).not.toContain(gone.interviewId);
    const ofMember = await daysOf(team.member);
    expect(ofMember).toContain(accepted.interviewId);
    expect(ofMember).not.toContain(open.interviewId);
    expect(await daysOf(foreigner)).toEqual([]);
    expect(await daysOf(person, dayFromNow(30), dayFromNow(36))).toEqual([]);
    const tooLong = { query: { from: dayFromNow(0), to: dayFromNow(400) } };
    expect(await api(interviewRoutes.listInterviewDays, tooLong, as(person))).toMatchObject({ status: 400 });
  });

  it('offer times that are free on both sides', async () => {
    const person = await registerApplicant();
    const applicationId = await applied(person);
    const body = { to: { applicationId }, minutes: 30, timeZone: 'America/Chicago', interviewers: [] };
    const free = async (who: Person) => api(interviewRoutes.findFreeTimes, { body }, as(who));
    const [first, ...others] = (await free(team.admin)).body.items;
    expect(others.length).toBeGreaterThan(0);
    await accept(person, await propose(team.admin, applicationId, { slots: [first!] }));
    const after = (await free(team.manager)).body.items.map(({ startsAt }) => startsAt);
    expect(after).not.toContain(first!.startsAt);
    expect(await free(foreigner)).toMatchObject({ status: 404 });
    expect(await free(person)).toMatchObject({ status: 403 });
  });
});

describe('calendars', () => {
  it('warn of conflicts, by name in the own calendar only', async () => {
    const person = await registerApplicant();
    const applicationId = await applied(person);
    // Later than the free times that the other tests choose.
    const slots = [slotIn(24 * 25)];
    const accepted = (await accept(person, await propose(team.admin, applicationId, { slots }))).body;
    const check = async (who: Person, slots: { startsAt: string; endsAt: string }[], except?: string) =>
      (
        await api(
          interviewRoutes.checkInterviewTimes,
          { body: { to: { applicationId }, slots, ...(except !== undefined && { except }) } },
          as(who),
        )
      ).body.slots;
    const [taken, free] = [accepted.slots[0]!, slotIn(24 * 26)];
    expect(await check(person, [taken, free])).toMatchObject([
      { own: [{ startsAt: taken.startsAt }], otherBusy: false },
      { own: [], otherBusy: false },
    ]);
    expect(await check(team.admin, [taken, free])).toMatchObject([
      { own: [{ startsAt: taken.startsAt }], otherBusy: true },
      { own: [], otherBusy: false },
    ]);
    expect(await check(team.manager, [taken])).toMatchObject([{ own: [], otherBusy: true }]);
    expect(await check(team.admin, [taken], accepted.interviewId)).toMatchObject([{ own: [], otherBusy: false }]);
  });
});

describe('the video room', () => {
  it('is open to participants of an interview with a time', async () => {
    const proposed = await propose(team.admin, await applied());
    const call = (person: Person) =>
      api(interviewRoutes.getInterviewCall, { params: { interviewId: proposed.interviewId } }, as(person));
    expect(await call(nora)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    const accepted = (await accept(nora, proposed)).body;
    const opened = await call(nora);
    expect(opened).toMatchObject({ status: 200, body: { others: [{ userId: team.admin.userId, name: 'Ada Admin' }] } });
    expect(Date.parse(accepted.startsAt!) - Date.parse(opened.body.opensAt)).toBe(limits.callOpensMinutes * 60_000);
    expect(await call(team.manager)).toMatchObject({ status: 404 });
    expect(await call(foreigner)).toMatchObject({ status: 404 });
  });
});
