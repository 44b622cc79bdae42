import { messageRoutes } from '@shared/messages/api/messages.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { refusedFields } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdf } from '@lambdas/platform/files/documents.fake';
import { html } from '@lambdas/platform/files/images.fake';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerTeam, registerTeamMember } from '../../support/marketplace';
import {
  connectLive,
  conversationBetween,
  conversationsOf,
  findWith,
  markRead,
  messageId,
  send,
  start,
  thread,
  unreadOf,
} from '../../support/messages/messages';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { report } from '../../support/trust/reports';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const hire = async () => {
  const [employer, professional] = await Promise.all([registerEmployer(), registerApplicant()]);
  return { employer, professional };
};
const beAnonymous = async (person: Person) => {
  const body = { visibility: 'anonymous', contactInfoVisible: true, showOnlineStatus: true } as const;
  expect((await api(profileRoutes.saveProfilePrivacy, { body }, as(person))).status).toBe(200);
};

describe('a conversation', () => {
  it('is read by its two participants, in one order, with unread counts', async () => {
    const { employer, professional } = await hire();
    const started = await start(employer, professional.userId, { subject: 'Night shifts', content: 'Are you free?' });
    expect([started.status, started.body]).toEqual([
      201,
      {
        conversation: expect.objectContaining({
          subject: 'Night shifts',
          last_message: 'Are you free?',
          unread_count: 0,
          blocked: null,
          organizationId: employer.organizationId,
          with: expect.objectContaining({ user_id: professional.userId, user_name: 'Robin Example' }),
        }),
        message: expect.objectContaining({ sender_id: employer.userId, subject: 'Night shifts', is_read: false }),
      },
    ]);
    const { conversationId } = started.body.conversation;
    await send(employer, conversationId, 'From Monday on.');
    expect(await unreadOf(professional)).toBe(2);
    const list = await conversationsOf(professional);
    expect(list.unread_total).toBe(2);
    expect(list.items).toMatchObject([
      {
        conversationId,
        last_message: 'From Monday on.',
        unread_count: 2,
        with: { organization: employer.organization, user_type: 'employer' },
      },
    ]);
    const { items } = (await thread(professional, conversationId)).body;
    expect(items.map(({ content }) => content)).toEqual(['From Monday on.', 'Are you free?']);

    await markRead(professional, conversationId, items[1]!.id);
    expect(await unreadOf(professional)).toBe(1);
    const seen = (await thread(employer, conversationId)).body.items;
    expect(seen.map(({ is_read }) => is_read)).toEqual([false, true]);
    await markRead(professional, conversationId, items[0]!.id);
    expect((await markRead(professional, conversationId, items[1]!.id)).body.unread_count).toBe(0);
    expect(await unreadOf(professional)).toBe(0);

    await send(professional, conversationId, 'I am.');
    expect([await unreadOf(employer), await unreadOf(professional)]).toEqual([1, 0]);
  });

  it('is one when both start it at once, and continues when started again', async () => {
    const { employer, professional } = await hire();
    const job = await createJob(employer);
    await apply(professional, job.jobId);
    const [one, other] = await Promise.all([
      start(employer, professional.userId, { content: 'From the employer' }),
      start(professional, employer.userId, { content: 'From the professional' }),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.conversation.conversationId).toBe(other.body.conversation.conversationId);
    const { conversationId } = one.body.conversation;
    await start(employer, professional.userId, { subject: 'Weekends', content: 'Again' });
    const { items, conversation } = (await thread(professional, conversationId)).body;
    expect(items.map(({ content }) => content).sort()).toEqual(['Again', 'From the employer', 'From the professional']);
    expect(conversation.subject).toBe('Weekends');
    expect([await unreadOf(employer), await unreadOf(professional)]).toEqual([1, 2]);
  });

  it('stores the language of each message, whatever the language of its page', async () => {
    const { employer, professional } = await hire();
    const { body } = await start(employer, professional.userId, { subject: 'Noches', content: 'RN, ICU, 3x12' });
    const { conversationId } = body.conversation;
    await send(professional, conversationId, 'Me interesa el puesto, pero solo puedo trabajar de noche.');
    const read = await thread(employer, conversationId);
    expect(read.body.items.map(({ language }) => language)).toEqual(['es', 'en']);
  });

  it('accepts a message once however often it is sent, and no other under its id', async () => {
    const { employer, professional } = await hire();
    const first = messageId();
    const starts = await Promise.all([
      start(employer, professional.userId, { id: first }),
      start(employer, professional.userId, { id: first }),
    ]);
    expect(starts.map(({ status }) => status)).toEqual([201, 201]);
    const { conversationId } = starts[0].body.conversation;
    const id = messageId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(employer, conversationId, 'Once', { id })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(refusal(await send(employer, conversationId, 'Twice', { id }))).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(refusal(await send(professional, conversationId, 'Once', { id }))).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect((await thread(professional, conversationId)).body.items).toHaveLength(2);
    expect(await unreadOf(professional)).toBe(2);
  });

  it('keeps all concurrent messages in one order, and pages back to the first', async () => {
    const { employer, professional } = await hire();
    const conversationId = await conversationBetween(employer, professional.userId, 'number 0');
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, index) =>
          send(index % 2 ? employer : professional, conversationId, `number ${9 * round + index + 1}`),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201));
    }
    const newest = (await thread(employer, conversationId)).body;
    const older = (await thread(employer, conversationId, newest.nextCursor ?? undefined)).body;
    const all = [...newest.items, ...older.items];
    expect([newest.items.length, older.items.length, older.nextCursor]).toEqual([30, 7, null]);
    expect(new Set(all.map(({ content }) => content)).size).toBe(37);
    const times = all.map(({ created_at }) => created_at);
    expect(new Set(times).size).toBe(37);
    expect(times).toEqual([...times].sort().reverse());
    expect((await thread(professional, conversationId)).body.items).toEqual(newest.items);
    expect([await unreadOf(employer), await unreadOf(professional)]).toEqual([20, 17]);
    expect(refusal(await thread(employer, conversationId, 'made-up.cursor'))).toEqual([400, 'INVALID_CURSOR']);
  });

  it('is hidden from everyone else', async () => {
    const { employer, professional } = await hire();
    const conversationId = await conversationBetween(employer, professional.userId);
    const { id } = (await thread(employer, conversationId)).body.items[0]!;
    const colleague = await registerTeamMember(stack, employer, 'admin');
    const others = [colleague, await registerEmployer(), await registerProfessional()];
    const params = { conversationId };
    for (const other of others) {
      const answers = await Promise.all([
        thread(other, conversationId),
        send(other, conversationId, 'Let me in'),
        markRead(other, conversationId, id),
        api(messageRoutes.blockConversation, { params }, as(other)),
        api(messageRoutes.unblockConversation, { params }, as(other)),
        report(other, { kind: 'message', conversationId, messageId: id }),
        api(messageRoutes.getAttachment, { params: { ...params, messageId: id, index: '0' } }, as(other)),
        api(
          messageRoutes.requestAttachmentUpload,
          { params, body: { contentType: 'application/pdf', size: 10 } },
          as(other),
        ),
      ]);
      expect(answers.map(refusal)).toEqual(answers.map(() => [404, 'NOT_FOUND']));
      expect((await conversationsOf(other)).items).toEqual([]);
    }
  });
});

describe('permission to write', () => {
  it('professionals: members responsible for a posting they applied for, or who wrote first', async () => {
    const { admin, member } = await registerTeam(stack);
    const professional = await registerApplicant();
    const [job, colleague] = await Promise.all([createJob(member), registerApplicant()]);
    expect(refusal(await start(professional, member.userId))).toEqual([404, 'NOT_FOUND']);
    await apply(professional, job.jobId);
    expect((await start(professional, member.userId)).status).toBe(201);
    for (const stranger of [admin, colleague, professional, { userId: randomUUID() }]) {
      expect(refusal(await start(professional, stranger.userId))).toEqual([404, 'NOT_FOUND']);
      expect(refusal(await findWith(professional, stranger.userId))).toEqual([404, 'NOT_FOUND']);
    }
    await conversationBetween(admin, professional.userId);
    expect((await start(professional, admin.userId)).status).toBe(201);
  });

  it('members: applicants of their own postings, and colleagues; managers: everyone they may see', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    const [applicant, stranger] = await Promise.all([registerApplicant(), registerApplicant()]);
    const job = await createJob(admin);
    await apply(applicant, job.jobId);
    expect(refusal(await start(member, applicant.userId))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await start(member, stranger.userId))).toEqual([404, 'NOT_FOUND']);
    expect((await start(manager, applicant.userId)).status).toBe(201);
    expect((await start(manager, stranger.userId)).status).toBe(201);
    expect((await start(member, admin.userId)).status).toBe(201);
    expect(refusal(await start(member, (await registerEmployer()).userId))).toEqual([404, 'NOT_FOUND']);
    const own = await createJob(member);
    await apply(stranger, own.jobId);
    expect((await start(member, stranger.userId)).status).toBe(201);
  });

  it('excludes employers the professional blocked; old conversations stay readable', async () => {
    const { employer, professional } = await hire();
    const conversationId = await conversationBetween(employer, professional.userId);
    await api(
      profileRoutes.blockOrganization,
      { params: { organizationId: employer.organizationId } },
      as(professional),
    );
    expect(refusal(await start(employer, professional.userId))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await findWith(employer, professional.userId))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await send(employer, conversationId, 'Hello?'))).toEqual([409, 'CONVERSATION_BLOCKED']);
    const { conversation } = (await thread(employer, conversationId)).body;
    expect(conversation).toMatchObject({
      blocked: 'by_them',
      with: { user_name: 'R. E.', photo_url: null, is_online: null },
    });
  });

  it('shows an anonymous professional as initials until they apply', async () => {
    const { employer, professional } = await hire();
    await beAnonymous(professional);
    const conversationId = await conversationBetween(employer, professional.userId);
    const shown = async () => (await thread(employer, conversationId)).body.conversation.with;
    expect(await shown()).toMatchObject({ user_name: 'R. E.', photo_url: null });
    const find = (name: string) =>
      api(messageRoutes.findCorrespondents, { query: { name } }, as(employer)).then(({ body }) => body.items);
    expect(await find('Robin')).toEqual([]);
    await apply(professional, (await createJob(employer)).jobId);
    expect(await shown()).toMatchObject({ user_name: 'Robin Example' });
    expect(await find('robin ex')).toMatchObject([{ user_id: professional.userId, user_name: 'Robin Example' }]);
  });

  it('ends with the membership: the professional can still read, and no one can write', async () => {
    const { admin, manager } = await registerTeam(stack);
    const professional = await registerApplicant();
    const conversationId = await conversationBetween(manager, professional.userId);
    await api(organizationRoutes.removeMember, { params: { userId: manager.userId } }, as(admin));
    expect((await thread(manager, conversationId)).status).toBe(403);
    const { status, body } = await thread(professional, conversationId);
    expect([status, body.items.length, body.conversation.blocked]).toEqual([200, 1, 'by_them']);
    expect(refusal(await send(professional, conversationId, 'Hello?'))).toEqual([409, 'CONVERSATION_BLOCKED']);
  });
});

describe('blocking', () => {
  it('stops both sides until the person who blocked lifts it', async () => {
    const { employer, professional } = await hire();
    const conversationId = await conversationBetween(employer, professional.userId);
    const params = { conversationId };
    expect((await api(messageRoutes.blockConversation, { params }, as(professional))).body.blocked).toBe('by_me');
    expect((await conversationsOf(employer)).items[0]!.blocked).toBe('by_them');
    for (const person of [employer, professional]) {
      expect(refusal(await send(person, conversationId, 'Hello'))).toEqual([409, 'CONVERSATION_BLOCKED']);
    }
    expect(refusal(await start(employer, professional.userId))).toEqual([409, 'CONVERSATION_BLOCKED']);
    await api(messageRoutes.unblockConversation, { params }, as(employer));
    expect((await conversationsOf(employer)).items[0]!.blocked).toBe('by_them');
    await api(messageRoutes.unblockConversation, { params }, as(professional));
    expect((await send(employer, conversationId, 'Hello')).status).toBe(201);
  });
});

describe('attachments', () => {
  const upload = async (person: Person, conversationId: string, file: Buffer): Promise<string> => {
    const body = { contentType: 'application/pdf', size: file.length } as const;
    const target = await api(messageRoutes.requestAttachmentUpload, { params: { conversationId }, body }, as(person));
    await sendFile(target.body, file);
    return target.body.uploadId;
  };

  it('are checked by their content, used once, and readable by both', async () => {
    const { employer, professional } = await hire();
    const conversationId = await conversationBetween(employer, professional.userId);
    const file = pdf();
    const uploadId = await upload(professional, conversationId, file);
    const attachments = [{ uploadId, fileName: 'Diploma.docx' }];
    const id = messageId();
    const sent = await Promise.all([
      send(professional, conversationId, '', { id, attachments }),
      send(professional, conversationId, '', { id, attachments }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(sent[1].body).toEqual(sent[0].body);
    expect(sent[0].body.attachments).toEqual([
      { fileName: 'Diploma.pdf', contentType: 'application/pdf', bytes: file.length },
    ]);
    expect((await conversationsOf(employer)).items[0]!.last_message).toBe('Diploma.pdf');
    const params = { conversationId, messageId: id, index: '0' };
    const download = (await api(messageRoutes.getAttachment, { params }, as(employer))).body;
    expect(Buffer.from(await (await fetch(download.url)).arrayBuffer()).equals(file)).toBe(true);
    expect(
      refusal(await api(messageRoutes.getAttachment, { params: { ...params, index: '1' } }, as(employer))),
    ).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await send(professional, conversationId, 'Again', { attachments }))).toEqual([
      409,
      'UPLOAD_MISSING',
    ]);
    const foreign = await upload(employer, conversationId, file);
    expect(
      refusal(
        await send(professional, conversationId, 'x', { attachments: [{ uploadId: foreign, fileName: 'a.pdf' }] }),
      ),
    ).toEqual([409, 'UPLOAD_MISSING']);
    const page = await upload(professional, conversationId, html);
    const refused = await send(professional, conversationId, 'x', {
      attachments: [{ uploadId: page, fileName: 'a.pdf' }],
    });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      refusedFields({ attachments: notice('attachmentType') }),
    ]);
    expect(refusal(await send(professional, conversationId, '  '))).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('message notifications', () => {
  const bell = async (person: Person) =>
    (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.filter(
      ({ type }) => type === 'message',
    );

  it('come once until they are read, and not while the recipient is online', async () => {
    const { employer, professional } = await hire();
    const conversationId = await conversationBetween(employer, professional.userId);
    await send(employer, conversationId, 'And another');
    await stack.drain();
    expect(await bell(professional)).toMatchObject([
      {
        title: 'New message',
        content: `Robin Example (${employer.organization}) sent you a message: “Night shifts”.`,
        actionUrl: `/messages?conversation=${conversationId}`,
      },
    ]);
    const [newest] = (await thread(professional, conversationId)).body.items;
    await markRead(professional, conversationId, newest!.id);
    const page = await connectLive(stack.websocket, professional);
    await send(employer, conversationId, 'You are here');
    await page.hears('message.created');
    await stack.drain();
    expect(await bell(professional)).toHaveLength(1);
    await page.close();
    await stack.drain();
    await send(employer, conversationId, 'You are gone');
    await stack.drain();
    expect(await bell(professional)).toHaveLength(2);
  });
});

describe('the response time of a professional', () => {
  it('is shown once there are enough answers', async () => {
    const professional = await registerApplicant();
    const employers = await Promise.all(Array.from({ length: 5 }, () => registerEmployer()));
    const shown = async () =>
      (await api(professionalRoutes.getProfessional, { params: { userId: professional.userId } }, as(employers[0]!)))
        .body.responseTime;
    for (const employer of employers) {
      expect(await shown()).toBeNull();
      const conversationId = await conversationBetween(employer, professional.userId);
      await send(employer, conversationId, 'Still there?');
      await send(professional, conversationId, 'Yes');
      await send(professional, conversationId, 'I am');
    }
    expect(await shown()).toEqual({ minutes: 15, samples: 5 });
  });
});
