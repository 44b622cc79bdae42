import { limits } from '@shared/limits';
import { messages } from '@shared/text/english.fixture';
import { supportRoutes } from '@shared/trust/api/support.routes';
import type { StaffTicket, TicketForm } from '@shared/trust/model/ticket';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { html, png } from '@lambdas/platform/files/images.fake';
import { systemClock } from '@lambdas/platform/clock';
import { createDailyCounts } from '@lambdas/platform/table/daily-limits';
import { openTable } from '@lambdas/platform/table/table';
import { rawMessage } from '@lambdas/platform/mail/raw-message';
import { api, randomIp } from '../../support/client';
import { mailWithFiles } from '../../support/mail-with-files';
import { registerProfessional, registerSupport, uniqueEmail, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
let person: Person;
let staff: Person;
let colleague: Person;
beforeAll(async () => {
  [person, staff, colleague] = await Promise.all([registerProfessional(), registerSupport(), registerSupport()]);
});

const as = ({ token }: Person) => ({ token });
const once = ({ token }: Person) => ({ token, idempotencyKey: randomUUID() });

const form = (subject = `Calendar ${randomUUID().slice(0, 8)}`): TicketForm => ({
  ...{ subject, category: 'technical', priority: 'medium', description: 'It stopped syncing.' },
  ...{ attachments: [], context: null },
});
const open = async (by: Person = person, subject?: string) => {
  const reply = await api(supportRoutes.openTicket, { body: form(subject) }, once(by));
  expect(reply.status).toBe(201);
  return reply.body;
};
const own = (ticketId: string, by: Person = person) => api(supportRoutes.getTicket, { params: { ticketId } }, as(by));
const seen = async (ticketId: string): Promise<StaffTicket> =>
  (await api(supportRoutes.getStaffTicket, { params: { ticketId } }, as(staff))).body;
const answer = (
  { ticketId, version }: Pick<StaffTicket, 'ticketId' | 'version'>,
  text: string,
  { by = staff, resolve = false } = {},
) => api(supportRoutes.answerTicket, { params: { ticketId }, body: { text, resolve, version } }, once(by));
const replyToOf = async (address: string): Promise<string> => {
  await stack.drain();
  const found = (await stack.mails(address)).find(({ headers }) => headers?.['reply-to']?.startsWith('support+'));
  return found!.headers!['reply-to']!;
};
type Sent = { from?: string; to: string; text?: string; headers?: Record<string, string> };
const sendMail = async ({ from = person.email, to, text = 'Thank you.', headers = {} }: Sent) => {
  await stack.mailIn(rawMessage({ from, to, subject: 'Re: Ticket', text, html: '', headers }));
  await stack.drain();
};
const texts = async (ticketId: string) => (await own(ticketId)).body.posts.map(({ text }) => text);

const writeAsGuest = (email: string, ip = randomIp()) =>
  api(
    supportRoutes.askAsGuest,
    { body: { name: 'Gail Guest', email, subject: 'Prices', description: 'What does it cost?' } },
    { ip },
  );
const tokenTo = async (email: string): Promise<string> =>
  /#token=([\w-]{43})/.exec((await stack.mails(email)).map(({ text }) => text).join('\n'))![1]!;
const openAsGuest = async (): Promise<string> => {
  const email = uniqueEmail('guest');
  await writeAsGuest(email);
  return (await api(supportRoutes.confirmGuestTicket, { body: { token: await tokenTo(email) } })).body.ticketId;
};

describe('a ticket', () => {
  it('is answered, resolved, reopened by a message, and rated once', async () => {
    const ticket = await open();
    expect(ticket).toMatchObject({ status: 'open', canReply: true, reopenUntil: null, posts: [{ author: 'person' }] });
    expect(ticket.answer!.dueAt > ticket.createdAt).toBe(true);
    const { ticketId } = ticket;

    const noted = await api(
      supportRoutes.noteTicket,
      { params: { ticketId }, body: { text: 'A known problem.' } },
      once(staff),
    );
    const answered = await answer(noted.body, 'Please reconnect it.', { resolve: true });
    expect(answered.body).toMatchObject({ status: 'resolved', assignee: { userId: staff.userId } });
    const mine = (await own(ticketId)).body;
    expect(mine.posts.map(({ author, text }) => [author, text])).toEqual([
      ['person', 'It stopped syncing.'],
      ['support', 'Please reconnect it.'],
    ]);
    expect(mine).toMatchObject({ status: 'resolved', answer: null, canRate: true });

    const rate = (rating: 'good' | 'bad') =>
      api(supportRoutes.rateTicket, { params: { ticketId }, body: { rating } }, as(person));
    expect((await rate('good')).status).toBe(200);
    expect((await rate('good')).status).toBe(200);
    expect((await rate('bad')).body.code).toBe('ILLEGAL_TRANSITION');

    const reopened = await api(
      supportRoutes.replyToTicket,
      { params: { ticketId }, body: { text: 'It happens again.' } },
      once(person),
    );
    expect(reopened.body).toMatchObject({ status: 'open' });
    expect(reopened.body.answer).not.toBeNull();
    const listed = await api(supportRoutes.listMyTickets, { query: {} }, as(person));
    expect(listed.body.items[0]).toMatchObject({ ticketId, status: 'open' });
  });

  it('is stored once when it is sent twice, and has a unique number', async () => {
    const key = { token: person.token, idempotencyKey: randomUUID() };
    const body = form();
    const [first, second] = await Promise.all([1, 2].map(() => api(supportRoutes.openTicket, { body }, key)));
    expect(first!.body.ticketId).toBe(second!.body.ticketId);
    const others = await Promise.all([1, 2, 3].map(() => open()));
    expect(new Set(others.map(({ ticketId }) => ticketId)).size).toBe(3);
  });

  it('is private to its owner', async () => {
    const { ticketId } = await open();
    const other = await registerProfessional();
    expect((await own(ticketId, other)).status).toBe(404);
    expect((await api(supportRoutes.solveTicket, { params: { ticketId } }, once(other))).status).toBe(404);
    expect((await api(supportRoutes.getStaffTicket, { params: { ticketId } }, as(other))).status).toBe(403);
  });

  it('accepts one of two answers to the same version, and names other people who have it open', async () => {
    const { ticketId } = await open();
    const shown = await seen(ticketId);
    const replies = await Promise.all([
      answer(shown, 'From one.'),
      answer(shown, 'From the other.', { by: colleague }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('STALE_VERSION');
    expect((await seen(ticketId)).posts).toHaveLength(2);

    const look = (by: Person) => api(supportRoutes.keepTicketOpen, { params: { ticketId } }, as(by));
    await look(colleague);
    expect((await look(staff)).body.others).toEqual(['Sam Support']);
  });

  it('is answered with a quarantined and scanned file, though not to a guest', async () => {
    const { ticketId } = await open();
    const upload = async () => {
      const body = { contentType: 'image/png', size: png().length } as const;
      const { url, fields, uploadId } = (await api(supportRoutes.requestAnswerUpload, { body }, as(staff))).body;
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      data.append('file', new Blob([new Uint8Array(png())]), 'steps.png');
      expect((await fetch(url, { method: 'POST', body: data })).status).toBe(204);
      return [{ uploadId, fileName: 'steps.png' }];
    };
    const attachments = await upload();
    const { version } = await seen(ticketId);
    const send = (to: string, files: typeof attachments, of: number) => {
      const body = { text: 'Follow these steps.', resolve: false, version: of, attachments: files };
      return api(supportRoutes.answerTicket, { params: { ticketId: to }, body }, once(staff));
    };
    expect((await send(ticketId, attachments, version)).status).toBe(200);
    const post = (await own(ticketId)).body.posts.at(-1)!;
    expect(post).toMatchObject({ author: 'support', attachments: [{ fileName: 'steps.png', bytes: png().length }] });
    const params = { ticketId, postId: post.postId, index: '0' };
    const download = await api(supportRoutes.getTicketAttachment, { params }, as(person));
    expect(Buffer.from(await (await fetch(download.body.url)).arrayBuffer())).toEqual(png());
    expect((await api(supportRoutes.getStaffTicketAttachment, { params }, as(staff))).status).toBe(200);
    // An upload is used once, by its sender only.
    const again = await send(ticketId, attachments, (await seen(ticketId)).version);
    expect(again.body).toMatchObject({ code: 'UPLOAD_MISSING' });

    const guest = await openAsGuest();
    const refused = await send(guest, await upload(), (await seen(guest)).version);
    expect(refused.body).toMatchObject({ error: messages.guestAttachments });
  });

  it('moves through the inbox by what it waits for', async () => {
    const { ticketId } = await open();
    const ids = async (filter: 'waiting' | 'unassigned' | 'mine' | 'overdue' | 'person' | 'closed') => {
      let cursor: string | undefined;
      const found: string[] = [];
      do {
        const page = await api(supportRoutes.listTickets, { query: { filter, cursor } }, as(staff));
        found.push(...page.body.items.map((it) => it.ticketId));
        cursor = page.body.nextCursor ?? undefined;
      } while (cursor);
      return found;
    };
    expect(await ids('waiting')).toContain(ticketId);
    expect(await ids('unassigned')).toContain(ticketId);
    expect(await ids('overdue')).not.toContain(ticketId);
    const body = { version: 1, assignee: 'me', priority: 'high' } as const;
    const taken = await api(supportRoutes.changeTicket, { params: { ticketId }, body }, once(staff));
    expect(taken.body).toMatchObject({ priority: 'high', assignee: { userId: staff.userId } });
    expect(await ids('mine')).toContain(ticketId);
    expect(await ids('unassigned')).not.toContain(ticketId);
    await answer(taken.body, 'Which calendar?');
    expect(await ids('waiting')).not.toContain(ticketId);
    expect(await ids('person')).toContain(ticketId);
  });

  it('continues in another one of the same person', async () => {
    const [first, second] = [await open(), await open()];
    const merge = (into: string) =>
      api(
        supportRoutes.mergeTicket,
        { params: { ticketId: second.ticketId }, body: { into, version: 1 } },
        once(staff),
      );
    const foreign = await open(await registerProfessional());
    expect((await merge(foreign.ticketId)).body.code).toBe('ILLEGAL_TRANSITION');
    expect((await merge(first.ticketId)).body).toMatchObject({ mergedFrom: [second.ticketId] });
    expect((await own(second.ticketId)).body).toMatchObject({ status: 'closed', mergedInto: first.ticketId });
    expect((await own(first.ticketId)).body.posts).toHaveLength(2);
  });
});

describe('email', () => {
  it('tells the person, and adds the answer to the ticket without quoted text', async () => {
    const { ticketId } = await open();
    await answer(await seen(ticketId), 'Which calendar is it?');
    const to = await replyToOf(person.email);
    const [newest] = await stack.mails(person.email);
    expect(newest!.text).toContain('Which calendar is it?');
    const quoted = newest!.text.replace(/^/gm, '> ');
    await sendMail({ to, text: `The one of Google.\n\nOn Mon, Nov 23, 2026 at 9:21 AM Wardline wrote:\n${quoted}` });
    const { posts, answer: due } = (await own(ticketId)).body;
    expect(posts.at(-1)).toMatchObject({ text: 'The one of Google.', byMail: true, author: 'person' });
    expect(due).not.toBeNull();
    const whole = (await seen(ticketId)).posts.at(-1)?.original;
    expect(whole).toContain('> Which calendar is it?');
    expect(JSON.stringify(posts)).not.toContain('> Which calendar');
  });

  it('checks attachments like uploads, and names rejected ones', async () => {
    const { ticketId } = await open();
    const to = await replyToOf(person.email);
    const files = [
      { name: 'screen.png', content: png() },
      { name: 'page.html', content: html },
    ];
    await stack.mailIn(mailWithFiles({ from: person.email, to, text: 'As you asked.', files }));
    await stack.drain();
    expect((await stack.mails(person.email))[0]!.text).toContain('page.html');
    const post = (await own(ticketId)).body.posts.at(-1)!;
    expect(post.attachments).toMatchObject([{ fileName: 'screen.png', contentType: 'image/png' }]);
    expect(post.text).toMatch(/^As you asked\.\s+These files .*page\.html/);
    const params = { ticketId, postId: post.postId, index: '0' };
    const download = await api(supportRoutes.getTicketAttachment, { params }, as(person));
    expect(Buffer.from(await (await fetch(download.body.url)).arrayBuffer())).toEqual(png());
    const missing = { params: { ...params, index: '1' } };
    expect((await api(supportRoutes.getTicketAttachment, missing, as(person))).status).toBe(404);
  });

  it('rejects automated mail, other senders, and invented addresses', async () => {
    const { ticketId } = await open();
    const to = await replyToOf(person.email);
    const before = await texts(ticketId);
    await sendMail({ to, headers: { 'Auto-Submitted': 'auto-replied' } });
    await sendMail({ to, headers: { Precedence: 'bulk' } });
    await sendMail({ to, from: 'no-reply@wardline.local' });
    const known = (await stack.mails(person.email)).length;
    expect(await texts(ticketId)).toEqual(before);
    expect(known).toBe((await stack.mails(person.email)).length);
  });

  it('tells other senders why not, once a day, and alike for an invented address', async () => {
    const { ticketId } = await open();
    const to = await replyToOf(person.email);
    const before = await texts(ticketId);
    const [one, other] = [uniqueEmail('stranger'), uniqueEmail('stranger')];
    await sendMail({ to, from: one });
    await sendMail({ to, from: one });
    await sendMail({ to: to.replace(/-[0-9a-f]{4}/, '-0000'), from: other });
    const [answered, alike] = [await stack.mails(one), await stack.mails(other)];
    expect(answered).toHaveLength(1);
    expect(answered[0]).toMatchObject({ subject: "We couldn't take your email" });
    expect(answered[0]!.headers?.['auto-submitted']).toBe('auto-replied');
    expect(alike.map(({ text }) => text)).toEqual(answered.map(({ text }) => text));
    expect(await texts(ticketId)).toEqual(before);
  });

  it('stops a loop: a ticket accepts a limited number of emails a day', async () => {
    const { ticketId } = await open();
    const to = await replyToOf(person.email);
    await sendMail({ to, text: 'One more.' });
    const counts = createDailyCounts(openTable(), systemClock);
    const left = Array.from({ length: limits.ticketMailsPerDay - 1 });
    await Promise.all(left.map(() => counts.count('ticketMails', { ticket: ticketId })));
    await sendMail({ to, text: 'And one too many.' });
    expect((await texts(ticketId)).at(-1)).toBe('One more.');
  });

  it('rejects 30 MB with a short email', async () => {
    const writer = await registerProfessional();
    await open(writer);
    const to = await replyToOf(writer.email);
    await sendMail({ from: writer.email, to, text: 'x'.repeat(22 * 1024 * 1024) });
    const [newest] = await stack.mails(writer.email);
    expect(newest!.text).toContain('It was too large.');
  });
});

describe('a guest', () => {
  it('opens a ticket by the link, once, and answers by email', async () => {
    const email = uniqueEmail('guest');
    const sent = await writeAsGuest(email);
    // The same for an address that has an account.
    expect((await writeAsGuest(person.email)).body).toEqual(sent.body);
    const token = await tokenTo(email);
    const confirm = () => api(supportRoutes.confirmGuestTicket, { body: { token } });
    const [first, second] = await Promise.all([confirm(), confirm()]);
    const { ticketId } = first.body;
    expect(second.body.ticketId).toBe(ticketId);
    expect(await seen(ticketId)).toMatchObject({ person: 'Gail Guest', contact: { email, userId: null } });
    await answer(await seen(ticketId), 'Nothing for professionals.');
    const to = await replyToOf(email);
    await sendMail({ from: email, to, text: 'Great!' });
    expect((await seen(ticketId)).posts.at(-1)).toMatchObject({ text: 'Great!', author: 'person' });
  });

  it('is limited per address, except for the first of each network', async () => {
    const email = uniqueEmail('guest');
    const ip = randomIp();
    const replies = [];
    for (let index = 0; index < 5; index += 1) replies.push(await writeAsGuest(email, ip));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect((await writeAsGuest(email)).status).toBe(200);
    expect((await api(supportRoutes.confirmGuestTicket, { body: { token: 'A'.repeat(43) } })).body.code).toBe(
      'INVALID_TOKEN',
    );
  });

  it('gets a link for an email to support, too', async () => {
    const email = uniqueEmail('writer');
    await sendMail({ from: email, to: 'support@wardline.local', text: 'Do you work in Canada?' });
    const confirmed = await api(supportRoutes.confirmGuestTicket, { body: { token: await tokenTo(email) } });
    expect((await seen(confirmed.body.ticketId)).posts[0]!.text).toBe('Do you work in Canada?');
  });

  it('stores the files, all words, and the quotations of an email to support', async () => {
    const email = uniqueEmail('writer');
    const words = `It is long. ${'A word. '.repeat(limits.ticketTextLength / 4)}The end.`;
    const files = [
      { name: 'screen.png', content: png() },
      { name: 'page.html', content: html },
    ];
    await stack.mailIn(
      mailWithFiles({ from: email, to: 'support@wardline.local', text: `${words}\r\n\r\n> Old.`, files }),
    );
    await stack.drain();
    const body = { token: await tokenTo(email) };
    const [first, second] = await Promise.all([1, 2].map(() => api(supportRoutes.confirmGuestTicket, { body })));
    expect(second!.body).toEqual(first!.body);
    const [post] = (await seen(first!.body.ticketId)).posts;
    expect(post!.text.startsWith(words)).toBe(true);
    expect(post!.text).toContain('page.html');
    expect(post!.original).toContain('> Old.');
    expect(post!.attachments).toMatchObject([{ fileName: 'screen.png', contentType: 'image/png' }]);
    const named = (await stack.mails(email)).filter(({ text }) => text.includes('page.html'));
    expect(named).toHaveLength(1);
  });

  it('opens a ticket with an email of only files', async () => {
    const email = uniqueEmail('writer');
    const files = [{ name: 'screen.png', content: png() }];
    await stack.mailIn(mailWithFiles({ from: email, to: 'support@wardline.local', text: '', files }));
    await stack.drain();
    const confirmed = await api(supportRoutes.confirmGuestTicket, { body: { token: await tokenTo(email) } });
    expect((await seen(confirmed.body.ticketId)).posts[0]).toMatchObject({
      text: 'Re',
      attachments: [{ fileName: 'screen.png' }],
    });
  });
});

it('saved replies are shared, and a change of an older version is refused', async () => {
  const created = await api(
    supportRoutes.createSavedReply,
    { body: { name: 'Reconnect', body: 'Hi {first name}, reconnect it.' } },
    once(staff),
  );
  const { replyId } = created.body;
  const change = (by: Person, name: string) =>
    api(
      supportRoutes.updateSavedReply,
      { params: { replyId }, body: { reply: { name, body: 'Hi' }, version: 1 } },
      as(by),
    );
  expect((await change(staff, 'One')).status).toBe(200);
  expect((await change(colleague, 'Two')).body.code).toBe('STALE_VERSION');
  const left = await api(supportRoutes.deleteSavedReply, { params: { replyId } }, as(staff));
  expect(left.body.items.map((it) => it.replyId)).not.toContain(replyId);
});

it('promises an answer to everyone', async () => {
  const { body } = await api(supportRoutes.getSupportPromise);
  expect(Date.parse(body.answerBy)).toBeGreaterThan(Date.now());
});
