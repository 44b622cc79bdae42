import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { refusedFields } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import type { Interview } from '@shared/hiring/model/interview';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { accept, propose, selfSchedulingForm, slotIn } from '../../support/hiring/interviews';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
let nora: Person;
let omar: Person;
beforeAll(async () => {
  [team, nora, omar] = await Promise.all([registerTeam(stack), registerApplicant(), registerApplicant()]);
});

const applied = async (person: Person): Promise<string> =>
  (await apply(person, (await createJob(team.admin)).jobId)).applicationId;

type Form = Parameters<typeof selfSchedulingForm>[0];

const send = (applicationId: string, form: Form, key?: string) =>
  api(
    interviewRoutes.offerInterviewTimes,
    { params: { applicationId }, body: selfSchedulingForm({ panel: [team.manager.userId], ...form }) },
    { ...as(team.admin), ...(key !== undefined && { idempotencyKey: key }) },
  );
const offer = async (person: Person, form: Form = {}): Promise<Interview> => {
  const reply = await send(await applied(person), form);
  expect(reply.status).toBe(201);
  return reply.body;
};
const times = async (person: Person, { interviewId }: Interview): Promise<string[]> => {
  const reply = await api(interviewRoutes.listPickableTimes, { params: { interviewId } }, as(person));
  expect(reply.status).toBe(200);
  return reply.body.items.map(({ startsAt }) => startsAt);
};
const pick = (person: Person, { interviewId, version }: Interview, startsAt: string) =>
  api(interviewRoutes.pickInterviewTime, { params: { interviewId }, body: { startsAt, version } }, as(person));

describe('picking a time', () => {
  it('confirms the interview at once, with the panel, and only once', async () => {
    const offered = await offer(nora);
    expect(offered).toMatchObject({
      status: 'proposed',
      slots: [],
      organizer: { userId: team.admin.userId },
      selfScheduling: { mode: 'everyone', minutes: 30, panel: [{ userId: team.manager.userId }] },
    });
    expect(offered.selfScheduling).not.toHaveProperty('offeredBy');
    const [first, second] = await times(nora, offered);
    const picked = await pick(nora, offered, first!);
    expect(picked).toMatchObject({
      status: 200,
      body: { status: 'accepted', startsAt: first, organizer: { userId: team.manager.userId }, sequence: 1 },
    });
    expect((await pick(nora, offered, first!)).body).toEqual(picked.body);
    expect(await pick(nora, offered, second!)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  });

  it('moves to another time within the range', async () => {
    const offered = await offer(nora);
    const [first] = await times(nora, offered);
    const { body: picked } = await pick(nora, offered, first!);
    const free = await times(nora, picked);
    // Its current time does not block it.
    expect(free).toContain(first);
    const moved = await pick(nora, picked, free.at(-1)!);
    expect(moved).toMatchObject({ status: 200, body: { startsAt: free.at(-1), sequence: 2, version: 3 } });
    expect(await times(nora, moved.body)).toContain(first);
  });

  it('gives one time to one of two candidates, and the other hears that it is taken', async () => {
    const [one, other] = await Promise.all([offer(nora), offer(omar)]);
    const free = await times(nora, one);
    const time = free[3]!;
    const answers = await Promise.all([pick(nora, one, time), pick(omar, other, time)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'TIME_TAKEN' });
    const [loser, theirs] = answers[0].status === 409 ? [nora, one] : [omar, other];
    const left = await times(loser, theirs);
    expect(left).not.toContain(time);
    expect(await pick(loser, theirs, left[0]!)).toMatchObject({ status: 200 });
  });

  it('rejects a time at which someone was given another interview in the meantime', async () => {
    const offered = await offer(nora, { panel: [team.admin.userId] });
    const time = (await times(nora, offered)).at(-5)!;
    const endsAt = new Date(Date.parse(time) + 30 * 60_000).toISOString();
    const proposed = await propose(team.admin, await applied(omar), { slots: [{ startsAt: time, endsAt }] });
    expect(await accept(omar, proposed)).toMatchObject({ status: 200 });
    expect(await pick(nora, offered, time)).toMatchObject({ status: 409, body: { code: 'TIME_TAKEN' } });
  });

  it('takes turns in round robin', async () => {
    const panel = [team.manager.userId, team.member.userId];
    const offered = await offer(nora, { mode: 'round_robin', panel });
    const [free] = await times(nora, offered);
    const { body } = await pick(nora, offered, free!);
    // The manager has interviews from the tests above.
    expect(body).toMatchObject({ organizer: { userId: team.member.userId }, interviewers: [] });
  });

  it('is for the application’s candidate only, until the range ends or other times are proposed', async () => {
    const offered = await offer(nora);
    const [time] = await times(nora, offered);
    const { interviewId } = offered;
    const read = (person: Person) => api(interviewRoutes.listPickableTimes, { params: { interviewId } }, as(person));
    expect(await read(omar)).toMatchObject({ status: 404 });
    expect(await read(team.admin)).toMatchObject({ status: 403 });
    expect(await pick(omar, offered, time!)).toMatchObject({ status: 404 });

    const suggested = await api(
      interviewRoutes.suggestInterviewTimes,
      { params: { interviewId }, body: { slots: [slotIn(96)], reason: '', version: offered.version } },
      as(nora),
    );
    expect(suggested.body).toMatchObject({ selfScheduling: null, proposedBy: 'professional' });
    expect(await pick(nora, suggested.body, time!)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });

    const late = await offer(nora);
    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.interview(late.interviewId),
        UpdateExpression: 'SET selfScheduling.#until = :past',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':past': '2026-01-01T00:00:00.000Z' },
      }),
    );
    expect(await pick(nora, late, time!)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
  });
});

describe('emails', () => {
  it('ask the candidate to pick a time, remind once after two days, and confirm to the member who offered it', async () => {
    const paula = await registerApplicant();
    const offered = await offer(paula);
    const subjects = async (person: Person) => {
      await stack.drain();
      return (await stack.mails(person.email)).map(({ subject }) => subject);
    };
    const waiting = (await subjects(paula)).filter((subject) => subject.startsWith('Pick an interview time'));
    expect(waiting).toHaveLength(1);

    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.interviewReminder(offered.interviewId),
        UpdateExpression: 'SET gsi1sk = :due',
        ExpressionAttributeValues: { ':due': `2026-01-01T00:00:00.000Z#${offered.interviewId}` },
      }),
    );
    await stack.runSchedule('remind-interviews');
    await stack.runSchedule('remind-interviews');
    const reminded = (await subjects(paula)).filter((subject) => subject.startsWith('Pick an interview time'));
    expect(reminded).toHaveLength(2);

    const [time] = await times(paula, offered);
    await pick(paula, offered, time!);
    const confirmed = `Interview confirmed: ${offered.jobTitle}`;
    expect(await subjects(team.admin)).toContain(confirmed);
    const toManager = (await stack.mails(team.manager.email)).find(({ subject }) => subject === confirmed);
    expect(toManager?.calendar?.method).toBe('REQUEST');
  });
});

describe('offering', () => {
  it('repeats without effect, accepts team members only, and needs a free time', async () => {
    const applicationId = await applied(nora);
    const key = crypto.randomUUID();
    const first = await send(applicationId, {}, key);
    expect((await send(applicationId, {}, key)).body).toEqual(first.body);
    const stranger = await send(applicationId, { panel: [omar.userId] });
    expect(stranger.body).toMatchObject({ fields: refusedFields({ panel: notice('interviewerUnknown') }) });
    const short = await send(applicationId, { opens: '09:00', closes: '09:15' });
    expect(short.body).toMatchObject({ fields: refusedFields({ to: notice('noPickableTimes') }) });
    const turned = await send(applicationId, { opens: '17:00', closes: '09:00' });
    expect(turned.body).toMatchObject({ fields: refusedFields({ closes: notice('closesBeforeOpens') }) });
  });
});
