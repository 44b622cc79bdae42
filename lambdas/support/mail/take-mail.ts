import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { sentKeys } from '@shared/platform/media';
import type { UploadReceipt } from '@shared/model/file';
import type { Language } from '@shared/text/language';
import { mailTooLarge } from '../../notifications/texts/support';
import { addSeconds } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { isReplyAddressOf, parseReplyAddress, type ReplyAddress } from '../../store/tickets/reply-address';
import type { StoredAttachment } from '../../store/attachments';
import { ownerKey, type StoredTicket } from '../../store/tickets/ticket-item';
import { withAttachments } from '../attachments';
import { moved, newPost, newTicket, withPost } from '../change-ticket';
import { sendGuestConfirmation } from '../guest-tickets';
import type { ReceiveDeps } from '../ports';
import { textsOf } from '../../platform/text/keyed-text';
import { readIn } from '../../platform/text/read-text';
import { readMail, type IncomingMail, type MailFile } from './read-mail';
import { isAuthentic, refusalOf, type Refusal } from './refused-mail';

/** Logged. The sender gets no answer. */
export type Taken =
  | { taken: 'post' | 'follow_up' | 'confirmation' }
  | { refused: Refusal | 'unknown_address' | 'wrong_sender' | 'too_many' | 'too_large' | 'empty' };

/** Of an email that is too large, only the headers are read. */
const headBytes = 64 * 1024;

const addressOf = ({ recipients }: IncomingMail, domain: string): ReplyAddress | 'support' | null =>
  recipients.map((it) => parseReplyAddress(it, domain)).find((it) => it !== null) ?? null;

type Person = { email: string; language: Language };

const personOf = async ({ accounts }: Pick<ReceiveDeps, 'accounts'>, { owner }: StoredTicket): Promise<Person | null> =>
  owner.kind === 'guest' ? owner : accounts.get(owner.userId);

/** False if there were too many today. */
const isWithin = async (counted: Promise<void>): Promise<boolean> => {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
};

/** The one that a merged ticket continues in. */
const continued = async ({ tickets }: Pick<ReceiveDeps, 'tickets'>, ticket: StoredTicket): Promise<StoredTicket> => {
  let current = ticket;
  for (let hop = 0; current.mergedInto !== null && hop < limits.ticketsMergedIntoOne; hop += 1) {
    current = (await tickets.get(current.mergedInto)) ?? current;
  }
  return current;
};

/** Through the quarantine, like a file that was uploaded. */
const sendToQuarantine = async (
  { uploads, quarantine, clock }: Pick<ReceiveDeps, 'uploads' | 'quarantine' | 'clock'>,
  owner: string,
  files: readonly MailFile[],
): Promise<UploadReceipt[]> => {
  const receipts: UploadReceipt[] = [];
  for (const { fileName, content } of files.slice(0, limits.attachmentsPerMessage)) {
    const uploadId = clock.newId('upl');
    const expiresAt = addSeconds(clock.now(), limits.uploadMinutes * 60).toISOString();
    await quarantine.put(`${sentKeys.ticket}${owner}/${uploadId}`, content);
    await uploads.begin({ uploadId, owner, kind: 'ticket', expiresAt });
    receipts.push({ uploadId, fileName });
  }
  return receipts;
};

const t = textsOf('notifications/support');

/** Names the files that couldn't be kept. */
const said = async (
  { text, original, files }: IncomingMail,
  receipts: readonly UploadReceipt[],
  attachments: StoredAttachment[],
  language: Language,
) => {
  const kept = new Set(attachments.map(({ uploadId }) => uploadId));
  const lost = files.filter((_, index) => !kept.has(receipts[index]?.uploadId ?? '')).map((it) => it.fileName || '?');
  const note = lost.length > 0 ? await readIn(language, t('notKept', { files: lost.join(', ') })) : '';
  const words = [text, note].filter((it) => it !== '').join('\n\n');
  return { text: words, attachments, byMail: true, ...(original !== null && { original }) };
};

const keepPost = async (
  deps: ReceiveDeps,
  ticket: StoredTicket,
  mail: IncomingMail,
  language: Language,
): Promise<Taken> => {
  const { ticketId } = ticket;
  const owner = ownerKey(ticket.owner);
  const receipts = await sendToQuarantine(deps, owner, mail.files);
  return withAttachments(deps, { owner, ticketId, receipts, language, skipRefused: true }, (attachments) =>
    retryOnConflict(async () => {
      const before = await deps.tickets.get(ticketId);
      if (!before) throw new AppError('NOT_FOUND');
      const now = deps.clock.now();
      const next = withPost(moved(before, 'ask', { now, by: 'person' }));
      const written = {
        kind: 'person',
        authorId: null,
        ...(await said(mail, receipts, attachments, language)),
      } as const;
      const post = newPost(ticketId, { clock: deps.clock, now }, written);
      await deps.tickets.save({ before, after: next, post });
      return { taken: 'post' };
    }),
  );
};

/** An answer to a ticket that can't be reopened is a new one. */
const followUp = async (
  deps: ReceiveDeps,
  closed: StoredTicket,
  mail: IncomingMail,
  language: Language,
): Promise<Taken> => {
  const ticketId = await deps.tickets.nextId();
  const { owner, organizationId, subject, category } = closed;
  const receipts = await sendToQuarantine(deps, ownerKey(owner), mail.files);
  const sent = { owner: ownerKey(owner), ticketId, receipts, language, skipRefused: true };
  return withAttachments(deps, sent, async (attachments) => {
    const now = deps.clock.now();
    const opened = { ticketId, owner, organizationId, subject, category, priority: 'medium', context: null } as const;
    const written = { kind: 'person', authorId: null, ...(await said(mail, receipts, attachments, language)) } as const;
    const post = newPost(ticketId, { clock: deps.clock, now }, written);
    await deps.tickets.save({ before: null, after: newTicket(opened, now), post });
    return { taken: 'follow_up' };
  });
};

const takeReply = async (
  deps: ReceiveDeps,
  address: ReplyAddress,
  mail: IncomingMail,
  isTooLarge: boolean,
): Promise<Taken> => {
  const addressed = await deps.tickets.get(address.ticketId);
  if (!addressed || !(await isReplyAddressOf(deps.hash, address, addressed))) return { refused: 'unknown_address' };
  const person = await personOf(deps, addressed);
  if (!person || person.email !== mail.from.address) return { refused: 'wrong_sender' };
  const counted = deps.throttle.count('ticketMails', { ticket: addressed.ticketId });
  if (!(await isWithin(counted))) return { refused: 'too_many' };
  const { email: to, language } = person;
  if (isTooLarge) {
    const { renderMail } = await import('../../platform/mail/markup');
    const body = mailTooLarge({ siteUrl: deps.siteUrl, ticket: addressed });
    await deps.mailer.send({ ...(await renderMail(deps.siteUrl, body, language)), to, headers: automatic });
    return { refused: 'too_large' };
  }
  if (mail.text === '' && mail.files.length === 0) return { refused: 'empty' };
  const ticket = await continued(deps, addressed);
  try {
    return await keepPost(deps, ticket, mail, language);
  } catch (error) {
    const isOver = error instanceof AppError && ['ILLEGAL_TRANSITION', 'LIMIT_REACHED'].includes(error.code);
    if (!isOver) throw error;
    return followUp(deps, ticket, mail, language);
  }
};

/** Keeps programs from answering. */
const automatic = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/** Anyone may write to support, but opens a ticket only after confirming the address, as on the contact page. */
const takeFirst = async (deps: ReceiveDeps, mail: IncomingMail, isTooLarge: boolean): Promise<Taken> => {
  const { from, subject } = mail;
  const text = mail.text.slice(0, limits.ticketTextLength);
  if (!isAuthentic(mail)) return { refused: 'forged' };
  if (isTooLarge) return { refused: 'too_large' };
  if (text === '' || from.address === '') return { refused: 'empty' };
  const name = (from.name || from.address.replace(/@.*$/, '')).slice(0, limits.nameLength);
  const about = subject.replace(/\s+/g, ' ').trim().slice(0, limits.subjectLength) || name;
  const form = { name, email: from.address, subject: about, category: 'general', description: text } as const;
  const counted = deps.throttle.count('firstSupportMails', { email: await deps.hash('email', form.email) });
  if (!(await isWithin(counted))) return { refused: 'too_many' };
  await sendGuestConfirmation(deps, { form, language: 'en' });
  return { taken: 'confirmation' };
};

/** Takes an email to support into its ticket. */
export const takeMail = async (deps: ReceiveDeps, { key, bytes }: { key: string; bytes: number }): Promise<Taken> => {
  const isTooLarge = bytes > limits.ticketMailBytes;
  const mail = await readMail(await deps.mails.read(key, isTooLarge ? headBytes : limits.ticketMailBytes), deps.domain);
  const refused = refusalOf(mail, deps.domain);
  if (refused) return { refused };
  const address = addressOf(mail, deps.domain);
  if (address === null) return { refused: 'unknown_address' };
  return address === 'support' ? takeFirst(deps, mail, isTooLarge) : takeReply(deps, address, mail, isTooLarge);
};
