import { UpdateCommand } from '@lambdas/platform/table/commands';
import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { referenceRoutes } from '@shared/people/api/references.routes';
import { limits } from '@shared/limits';
import type { ReferenceAnswer } from '@shared/people/model/reference';
import { said } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api, type CallOptions } from '../../support/client';
import { apply, createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, uniqueEmail, type Person } from '../../support/people';
import { ask, leadsToRequest, referenceAnswer, referenceForm, requestTokenIn } from '../../support/people/references';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const list = async (person: Person) => (await api(referenceRoutes.listMyReferences, {}, as(person))).body.items;
const show = (token: string) => api(referenceRoutes.getReferenceRequest, { params: { token } });
const answer = (token: string, body: ReferenceAnswer = referenceAnswer(), options: CallOptions = {}) =>
  api(referenceRoutes.answerReference, { params: { token }, body }, options);
const decline = (token: string) => api(referenceRoutes.declineReference, { params: { token } });
const withdraw = (person: Person, referenceId: string) =>
  api(referenceRoutes.withdrawReference, { params: { referenceId } }, as(person));
const resend = (person: Person, referenceId: string) =>
  api(referenceRoutes.resendReference, { params: { referenceId } }, as(person));
const shared = (reader: Person, userId: string) =>
  api(referenceRoutes.listSharedReferences, { params: { userId } }, as(reader));

const requestsTo = async (email: string) => {
  await stack.drain();
  return (await stack.mails(email)).filter(({ links }) => links.some(leadsToRequest));
};

const asked = async () => {
  const person = await registerApplicant({ firstName: 'Nora', lastName: 'Nurse' });
  const email = uniqueEmail('manager');
  const { referenceId } = await ask(person, email);
  const [mail] = await requestsTo(email);
  return { person, email, referenceId, mail: mail!, token: requestTokenIn(mail!.links) };
};

const sentDaysAgo = (person: Person, referenceId: string, days: number) => {
  const table = openTable();
  const sentAt = new Date(Date.now() - days * 86_400_000).toISOString();
  return table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.reference(person.userId, referenceId),
      UpdateExpression: 'SET sentAt = :at, gsi1sk = :at',
      ExpressionAttributeValues: { ':at': sentAt },
    }),
  );
};

const titlesOf = async (person: Person): Promise<string[]> => {
  await stack.drain();
  const { body } = await api(notificationRoutes.listNotifications, { query: {} }, as(person));
  return body.items.map(({ title }) => title);
};

describe('a reference', () => {
  it('is asked for by email, answered without an account, and read by the person and by employers', async () => {
    const { person, mail, token } = await asked();
    expect(mail.subject).toBe('Nora Nurse asked you for a reference');
    expect((await show(token)).body).toMatchObject({ state: 'open', person: { firstName: 'Nora' }, unit: 'icu' });

    const employer = await registerEmployer();
    expect((await shared(employer, person.userId)).status).toBe(404);
    await apply(person, (await createJob(employer)).jobId);
    expect((await shared(employer, person.userId)).body).toEqual({ items: [] });

    expect((await answer(token)).body).toEqual(said('referenceAnswered'));
    expect(await list(person)).toMatchObject([
      { state: 'answered', standing: 'work_address', answer: { rehire: 'yes' } },
    ]);
    const { items } = (await shared(employer, person.userId)).body;
    expect(items).toMatchObject([{ name: 'Dana Fields', answer: { strengths: referenceAnswer().strengths } }]);
    expect(items[0]).not.toHaveProperty('email');
    expect((await shared(await registerEmployer(), person.userId)).status).toBe(404);

    expect(await titlesOf(person)).toContain('Dana Fields wrote your reference');
    const dashboard = await api(dashboardRoutes.getProfessionalDashboard, {}, as(person));
    expect(dashboard.body.earned.references).toBe(10);
  });

  it('is written once, also when sent repeatedly by several people', async () => {
    const { person, token } = await asked();
    const once = { idempotencyKey: randomUUID() };
    const replies = await Promise.all([
      answer(token, referenceAnswer(), once),
      answer(token, referenceAnswer(), once),
      answer(token, referenceAnswer({ rehire: 'no' })),
      decline(token),
    ]);
    const kept = (await list(person))[0]!;
    expect(['answered', 'declined']).toContain(kept.state);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await answer(token)).body.code).toBe('REFERENCE_CLOSED');
    expect((await show(token)).body).toEqual({ state: kept.state });
  });

  it('can be declined, and the person is told', async () => {
    const { person, token } = await asked();
    expect((await decline(token)).body).toEqual(said('referenceDeclined'));
    expect(await titlesOf(person)).toContain("Dana Fields can't give you a reference");
    expect(await list(person)).toMatchObject([{ state: 'declined' }]);
  });

  it('keeps its link secret: forged and withdrawn ones show nothing', async () => {
    const { person, referenceId, token } = await asked();
    const [, , signature] = token.split('.');
    const forged = await show(`${randomUUID()}.${referenceId}.${signature}`);
    expect([forged.status, forged.body.code]).toEqual([400, 'INVALID_TOKEN']);
    expect((await withdraw(person, referenceId)).body).toEqual(said('referenceWithdrawn'));
    expect((await show(token)).body).toEqual({ state: 'withdrawn' });
    expect((await answer(token)).body.code).toBe('REFERENCE_CLOSED');
  });

  it('is marked when it was answered on the device that requested it', async () => {
    const person = await registerApplicant();
    const email = uniqueEmail('manager');
    const device = { ip: '10.1.2.3', headers: { 'user-agent': 'Same browser' } };
    await api(referenceRoutes.askForReference, { body: referenceForm(email) }, { ...as(person), ...device });
    const [mail] = await requestsTo(email);
    await answer(requestTokenIn(mail!.links), referenceAnswer(), device);
    expect(await list(person)).toMatchObject([{ standing: 'same_device' }]);
  });

  it('belongs to the person who requested it', async () => {
    const { referenceId } = await asked();
    const other = await registerApplicant();
    expect([(await withdraw(other, referenceId)).status, (await resend(other, referenceId)).status]).toEqual([
      404, 404,
    ]);
    expect(await list(other)).toEqual([]);
  });
});

describe('requesting a reference', () => {
  it('is refused for the own address, twice for one address, and above the limit of open requests', async () => {
    const person = await registerApplicant();
    const post = (email: string) => api(referenceRoutes.askForReference, { body: referenceForm(email) }, as(person));
    expect((await post(person.email)).body.fields).toHaveProperty('email');
    const email = uniqueEmail('manager');
    await ask(person, email);
    expect((await post(email)).body.fields).toHaveProperty('email');
    const rest = Array.from({ length: limits.openReferences }, () => post(uniqueEmail('manager')));
    const statuses = (await Promise.all(rest)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: limits.openReferences - 1 }, () => 201), 409]);
    expect(await list(person)).toHaveLength(limits.openReferences);
  });

  it('sends one request per key', async () => {
    const person = await registerApplicant();
    const email = uniqueEmail('manager');
    const idempotencyKey = randomUUID();
    const post = () =>
      api(referenceRoutes.askForReference, { body: referenceForm(email) }, { ...as(person), idempotencyKey });
    const [one, other] = [await post(), await post()];
    expect(one.body).toEqual(other.body);
    expect(await requestsTo(email)).toHaveLength(1);
  });

  it('reminds the writer and can be repeated after a day', async () => {
    const { person, email, referenceId } = await asked();
    expect((await resend(person, referenceId)).body.code).toBe('COOLDOWN');
    await sentDaysAgo(person, referenceId, limits.referenceReminderDays[0]);
    await Promise.all([stack.runSchedule('remind-references'), stack.runSchedule('remind-references')]);
    const before = await requestsTo(email);
    expect(before.filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(1);
    expect((await resend(person, referenceId)).status).toBe(200);
    expect(await requestsTo(email)).toHaveLength(before.length + 1);
  });

  it('is for professionals only', async () => {
    const employer = await registerEmployer();
    const reply = await api(referenceRoutes.listMyReferences, {}, as(employer));
    expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});
