import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { messageTemplateRoutes } from '@shared/messages/api/message-templates.routes';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerTeam } from '../../support/marketplace';
import { conversationsOf, messageId, start, thread } from '../../support/messages/messages';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const form = { name: 'Thanks', body: 'Hi {first name}, thanks for applying to {organization}.' };
const create = (person: Person, body = form, idempotencyKey: string = randomUUID()) =>
  api(messageTemplateRoutes.createMessageTemplate, { body }, { ...as(person), idempotencyKey });
const list = async (person: Person) =>
  (await api(messageTemplateRoutes.listMessageTemplates, {}, as(person))).body.items;
const update = (person: Person, templateId: string, version: number, body: string) =>
  api(
    messageTemplateRoutes.updateMessageTemplate,
    { params: { templateId }, body: { template: { ...form, body }, version } },
    as(person),
  );
const remove = (person: Person, templateId: string) =>
  api(messageTemplateRoutes.deleteMessageTemplate, { params: { templateId } }, as(person));

describe('message templates', () => {
  it('belong to the team: managers write them, members read them, other teams never see them', async () => {
    const [{ member, manager }, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
    const key = randomUUID();
    const [created, again] = [await create(manager, form, key), await create(manager, form, key)];
    expect([created.status, again.body]).toEqual([201, created.body]);
    expect(await list(member)).toEqual([created.body]);
    expect(await list(stranger)).toEqual([]);
    const { templateId } = created.body;
    expect(refusal(await update(member, templateId, 1, 'Mine'))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await update(stranger, templateId, 1, 'Mine'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await remove(stranger, templateId))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await create(manager, { name: ' ', body: '' }))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('keep one of two concurrent changes, and are deleted once', async () => {
    const { manager } = await registerTeam(stack);
    const { templateId } = (await create(manager)).body;
    const both = await Promise.all([update(manager, templateId, 1, 'One'), update(manager, templateId, 1, 'Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(manager)).toMatchObject([{ templateId, version: 2 }]);
    const gone = await Promise.all([remove(manager, templateId), remove(manager, templateId)]);
    expect(gone.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list(manager)).toEqual([]);
  });
});

const bulk = (
  from: Person,
  applicationIds: string[],
  { id = messageId(), content = 'Hi {first name}, about {job} at {organization}. {my name}' } = {},
  idempotencyKey: string = randomUUID(),
) =>
  api(
    messageRoutes.messageApplicants,
    { body: { id, applicationIds, subject: 'Next step', content } },
    { ...as(from), idempotencyKey },
  );
const textsOf = async (person: Person) => {
  const { items } = await conversationsOf(person);
  const threads = await Promise.all(items.map(({ conversationId }) => thread(person, conversationId)));
  return threads.flatMap(({ body }) => body.items.map(({ content }) => content));
};
const applicantOf = async (jobId: string) => {
  const person = await registerApplicant();
  return { person, applicationId: (await apply(person, jobId)).applicationId };
};

describe('a message to many applicants', () => {
  it('reaches each once, filled in, in their own conversation, also when repeated', async () => {
    const { manager } = await registerTeam(stack);
    const job = await createJob(manager);
    const [one, two] = [await applicantOf(job.jobId), await applicantOf(job.jobId)];
    const ids = [one.applicationId, two.applicationId];
    const id = messageId();
    const answers = await Promise.all([bulk(manager, ids, { id }), bulk(manager, ids, { id })]);
    for (const { status, body } of answers) {
      expect([status, body.results.map(({ outcome }) => outcome)]).toEqual([200, ['sent', 'sent']]);
    }
    expect((await bulk(manager, ids, { id, content: 'Other words' })).body.results[0]).toMatchObject({
      outcome: 'sent',
    });
    const text = `Hi Robin, about ${job.title} at ${manager.organization}. Max Manager`;
    expect([await textsOf(one.person), await textsOf(two.person)]).toEqual([[text], [text]]);
  });

  it('names those it does not reach', async () => {
    const { manager, member } = await registerTeam(stack);
    const [own, foreign] = [await createJob(manager), await createJob(await registerEmployer())];
    const [gone, blocking, there, elsewhere] = [
      await applicantOf(own.jobId),
      await applicantOf(own.jobId),
      await applicantOf(own.jobId),
      await applicantOf(foreign.jobId),
    ];
    const params = { applicationId: gone.applicationId };
    await api(applicationRoutes.withdrawApplication, { params, body: { reason: '', version: 1 } }, as(gone.person));
    const { conversation } = (await start(blocking.person, manager.userId)).body;
    await api(
      messageRoutes.blockConversation,
      { params: { conversationId: conversation.conversationId } },
      as(blocking.person),
    );
    const ids = [gone, blocking, there, elsewhere].map(({ applicationId }) => applicationId);
    const { results } = (await bulk(manager, [...ids, `app_${ulid()}`])).body;
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'withdrawn',
      'blocked',
      'sent',
      'unreachable',
      'unreachable',
    ]);
    const long = await bulk(manager, [there.applicationId], { content: `{organization}${'x'.repeat(486)}` });
    expect(long.body.results).toMatchObject([{ outcome: 'tooLong', conversationId: null }]);
    expect((await bulk(member, [there.applicationId])).body.results).toMatchObject([{ outcome: 'unreachable' }]);
    expect(refusal(await bulk(there.person, [there.applicationId]))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('conversations and jobs', () => {
  it('are found by the job that someone applied for, and list the applications', async () => {
    const { manager, member } = await registerTeam(stack);
    const [job, other] = [await createJob(manager), await createJob(manager)];
    const { person, applicationId } = await applicantOf(job.jobId);
    const { conversationId } = (await start(manager, person.userId)).body.conversation;
    const about = (reader: Person, jobId: string) =>
      api(messageRoutes.listConversations, { query: { jobId } }, as(reader));
    expect((await about(manager, job.jobId)).body.items).toMatchObject([{ conversationId }]);
    expect((await about(manager, other.jobId)).body.items).toEqual([]);
    expect(refusal(await about(member, job.jobId))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await about(person, job.jobId))).toEqual([404, 'NOT_FOUND']);

    const applications = (reader: Person) =>
      api(messageRoutes.listConversationApplications, { params: { conversationId } }, as(reader));
    const expected = [{ applicationId, jobId: job.jobId, jobTitle: job.title, status: 'new' }];
    expect((await applications(manager)).body.items).toMatchObject(expected);
    expect((await applications(person)).body.items).toMatchObject(expected);
    expect(refusal(await applications(member))).toEqual([404, 'NOT_FOUND']);
  });
});
