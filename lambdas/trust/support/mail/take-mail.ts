import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { sentKeys } from '@shared/platform/media';
import type { UploadReceipt } from '@shared/core/model/file';
import { mailRefused, type WhyNot } from '../../../notifications/texts/trust/support';
import { addSeconds } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { isReplyAddressOf, parseReplyAddress, type ReplyAddress } from '../../../store/trust/tickets/reply-address';
import { ownerKey, type StoredTicket } from '../../../store/trust/tickets/ticket-item';
import { withAttachments } from '../attachments';
import { moved, newPost, newTicket, withPost } from '../change-ticket';
import { sendGuestConfirmation } from '../guest-tickets';
import type { ReceiveDeps } from '../ports';
import { answerSender, isWithin, type Sender } from './answer-sender';
import { mailPost, nameLostFiles, type SentMail } from './mail-post';
import { readMail, type IncomingMail, type MailFile } from './read-mail';
import { isAuthentic, refusalOf, type Refusal } from './refused-mail';

type Problem = 'unknown_address' | 'wrong_sender' | 'too_many' | 'too_large' | 'empty';

/** Outcome for the log. */
export type Taken = { taken: 'post' | 'follow_up' | 'confirmation' } | { refused: Refusal | Problem };

/** Reasons in the answer, which doesn't tell strangers whether the ticket exists. */
const answers: Record<Problem, WhyNot> = {
  unknown_address: 'unknown',
  wrong_sender: 'unknown',
  too_many: 'many',
  too_large: 'large',
  empty: 'empty',
};

/** Number of bytes read from a too large email, for its headers. */
const headBytes = 64 * 1024;

const addressOf = ({ recipients }: IncomingMail, domain: string): ReplyAddress | 'support' | null =>
  recipients.map((it) => parseReplyAddress(it, domain)).find((it) => it !== null) ?? null;

const personOf = async ({ accounts }: Pick<ReceiveDeps, 'accounts'>, { owner }: StoredTicket): Promise<Sender | null> =>
  owner.kind === 'guest' ? owner : accounts.get(owner.userId);

const refuse = async (deps: ReceiveDeps, refused: Problem, sender: Sender): Promise<Taken> => {
  await answerSender(deps, sender, mailRefused(answers[refused], `support@${deps.domain}`));
  return { refused };
};

/** Refuses an email without an answer if its address may be forged. */
const refuseStranger = async (deps: ReceiveDeps, refused: Problem, mail: IncomingMail): Promise<Taken> => {
  const { address: email } = mail.from;
  return email !== '' && isAuthentic(mail) ? refuse(deps, refused, { email, language: 'en' }) : { refused };
};

/** Follows a merged ticket to the one that continues it. */
const continued = async ({ tickets }: Pick<ReceiveDeps, 'tickets'>, ticket: StoredTicket): Promise<StoredTicket> => {
  let current = ticket;
  for (let hop = 0; current.mergedInto !== null && hop < limits.ticketsMergedIntoOne; hop += 1) {
    current = (await tickets.get(current.mergedInto)) ?? current;
  }
  return current;
};

/** Puts a file in quarantine like an upload. */
const sendToQuarantine = async (
  { uploads, quarantine, clock }: Pick<ReceiveDeps, 'uploads' | 'quarantine' | 'clock'>,
  owner: string,
  files: readonly MailFile[],
  minutes: number = limits.uploadMinutes,
): Promise<UploadReceipt[]> => {
  const receipts: UploadReceipt[] = [];
  for (const { fileName, content } of files.slice(0, limits.attachmentsPerMessage)) {
    const uploadId = clock.newId('upl');
    const expiresAt = addSeconds(clock.now(), minutes * 60).toISOString();
    await quarantine.put(`${sentKeys.ticket}${owner}/${uploadId}`, content);
    await uploads.begin({ uploadId, owner, kind: 'ticket', expiresAt });
    receipts.push({ uploadId, fileName });
  }
  return receipts;
};

const sentMail = ({ text, original, files }: IncomingMail, receipts: readonly UploadReceipt[]): SentMail => ({
  text,
  original,
  fileNames: files.map(({ fileName }) => fileName),
  receipts,
});

const keepPost = async (
  deps: ReceiveDeps,
  ticket: StoredTicket,
  mail: IncomingMail,
  person: Sender,
): Promise<Taken> => {
  const { ticketId } = ticket;
  const { language } = person;
  const owner = ownerKey(ticket.owner);
  const receipts = await sendToQuarantine(deps, owner, mail.files);
  const sent = sentMail(mail, receipts);
  return withAttachments(deps, { owner, ticketId, receipts, language, skipRefused: true }, async (attachments) => {
    await retryOnConflict(async () => {
      const before = await deps.tickets.get(ticketId);
      if (!before) throw new AppError('NOT_FOUND');
      const now = deps.clock.now();
      const next = withPost(moved(before, 'ask', { now, by: 'person' }));
      const written = {
        kind: 'person',
        authorId: null,
        ...(await mailPost(sent, attachments, language)),
      } as const;
      const post = newPost(ticketId, { clock: deps.clock, now }, written);
      await deps.tickets.save({ before, after: next, post });
    });
    await nameLostFiles(deps, person, { mail: sent, attachments });
    return { taken: 'post' };
  });
};

/** Opens a new ticket for an answer to one that can't be reopened. */
const followUp = async (
  deps: ReceiveDeps,
  closed: StoredTicket,
  mail: IncomingMail,
  person: Sender,
): Promise<Taken> => {
  const { language } = person;
  const ticketId = await deps.tickets.nextId();
  const { owner, organizationId, subject, category } = closed;
  const receipts = await sendToQuarantine(deps, ownerKey(owner), mail.files);
  const sent = sentMail(mail, receipts);
  const files = { owner: ownerKey(owner), ticketId, receipts, language, skipRefused: true };
  return withAttachments(deps, files, async (attachments) => {
    const now = deps.clock.now();
    const opened = { ticketId, owner, organizationId, subject, category, priority: 'medium', context: null } as const;
    const written = { kind: 'person', authorId: null, ...(await mailPost(sent, attachments, language)) } as const;
    const post = newPost(ticketId, { clock: deps.clock, now }, written);
    await deps.tickets.save({ before: null, after: newTicket(opened, now), post });
    await nameLostFiles(deps, person, { mail: sent, attachments });
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
  if (!addressed || !(await isReplyAddressOf(deps.hash, address, addressed))) {
    return refuseStranger(deps, 'unknown_address', mail);
  }
  const person = await personOf(deps, addressed);
  if (!person || person.email !== mail.from.address) return refuseStranger(deps, 'wrong_sender', mail);
  const counted = deps.throttle.count('ticketMails', { ticket: addressed.ticketId });
  if (!(await isWithin(counted))) return refuse(deps, 'too_many', person);
  if (isTooLarge) return refuse(deps, 'too_large', person);
  if (mail.text === '' && mail.files.length === 0) return refuse(deps, 'empty', person);
  const ticket = await continued(deps, addressed);
  try {
    return await keepPost(deps, ticket, mail, person);
  } catch (error) {
    const isOver = error instanceof AppError && ['ILLEGAL_TRANSITION', 'LIMIT_REACHED'].includes(error.code);
    if (!isOver) throw error;
    return followUp(deps, ticket, mail, person);
  }
};

/** Takes a first email, whose ticket opens only after confirming the address, as on the contact page. */
const takeFirst = async (deps: ReceiveDeps, mail: IncomingMail, isTooLarge: boolean): Promise<Taken> => {
  const { from, subject, text, files } = mail;
  if (!isAuthentic(mail) || from.address === '') return { refused: 'forged' };
  if (isTooLarge) return refuseStranger(deps, 'too_large', mail);
  if (text === '' && files.length === 0) return refuseStranger(deps, 'empty', mail);
  const name = (from.name || from.address.replace(/@.*$/, '')).slice(0, limits.nameLength);
  const about = subject.replace(/\s+/g, ' ').trim().slice(0, limits.subjectLength) || name;
  const emailHash = await deps.hash('email', from.address);
  if (!(await isWithin(deps.throttle.count('firstSupportMails', { email: emailHash })))) {
    return refuseStranger(deps, 'too_many', mail);
  }
  const form = { name, email: from.address, subject: about, category: 'general', description: text || about } as const;
  // Files are kept a little longer than the link.
  const owner = ownerKey({ kind: 'guest', emailHash, email: from.address, name, language: 'en' });
  const receipts = await sendToQuarantine(deps, owner, files, (limits.guestTicketHours + 1) * 60);
  const { text: _text, ...rest } = sentMail(mail, receipts);
  await sendGuestConfirmation(deps, {
    form,
    language: 'en',
    mail: { ...rest, fileNames: [...rest.fileNames], receipts },
  });
  return { taken: 'confirmation' };
};

/** Takes an email to support into its ticket. */
export const takeMail = async (deps: ReceiveDeps, { key, bytes }: { key: string; bytes: number }): Promise<Taken> => {
  const isTooLarge = bytes > limits.ticketMailBytes;
  const mail = await readMail(await deps.mails.read(key, isTooLarge ? headBytes : limits.ticketMailBytes), deps.domain);
  const refused = refusalOf(mail, deps.domain);
  if (refused) return { refused };
  const address = addressOf(mail, deps.domain);
  if (address === null) return refuseStranger(deps, 'unknown_address', mail);
  return address === 'support' ? takeFirst(deps, mail, isTooLarge) : takeReply(deps, address, mail, isTooLarge);
};
