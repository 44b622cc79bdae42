import type { ActionResult } from '@shared/core/api/action-result';
import { answerBy } from '@shared/trust/rules/support-clock';
import { AppError } from '@shared/errors';
import type { GuestTicketForm } from '@shared/trust/model/ticket';
import type { Language } from '@shared/text/language';
import { confirmTicket } from '../../notifications/texts/trust/support';
import { actionResult } from '../../platform/http/english';
import { countingWrongSecrets } from '../../platform/wrong-secrets';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { ownerKey } from '../../store/trust/tickets/ticket-item';
import type { FirstMail } from '../../store/trust/tickets/ticket-item';
import { withAttachments } from './attachments';
import { newPost, newTicket } from './change-ticket';
import type { Deps } from './ports';

type GuestDeps = Pick<Deps, 'guests' | 'throttle' | 'mailer' | 'hash' | 'token' | 'siteUrl'>;

/** Emails the link that opens the ticket. Looks up no account, so the response reveals nothing about the address. */
export const sendGuestConfirmation = async (
  { guests, mailer, hash, token, siteUrl }: Omit<GuestDeps, 'throttle'>,
  { mail = null, ...ticket }: { form: GuestTicketForm; language: Language; mail?: FirstMail | null },
): Promise<void> => {
  const { form, language } = ticket;
  const secret = token();
  await guests.put(await hash('guest-ticket', secret), { ...ticket, mail });
  const { renderMail } = await import('../../platform/mail/markup');
  const body = confirmTicket({ siteUrl, token: secret, subject: form.subject });
  await mailer.send({ ...(await renderMail(siteUrl, body, language)), kind: 'transactional', to: form.email });
};

export const askAsGuest = async (
  deps: GuestDeps,
  { form, ip, language }: { form: GuestTicketForm; ip: string; language: Language },
): Promise<ActionResult<'confirmTicketSent'>> => {
  const network = await deps.hash('ip', ip);
  await deps.throttle.count('guestTickets', { network });
  await deps.throttle.count('guestTicketMails', { network, email: await deps.hash('email', form.email) });
  await sendGuestConfirmation(deps, { form, language });
  return actionResult('confirmTicketSent');
};

type ConfirmDeps = Pick<
  Deps,
  'guests' | 'tickets' | 'throttle' | 'uploads' | 'files' | 'documents' | 'mailer' | 'hash' | 'siteUrl' | 'clock'
>;
type Confirmed = { ticketId: string; answerBy: string };

/** Returns the same answer as the request that opened it. */
const openedBefore = async ({ tickets, clock }: ConfirmDeps, ticketId: string): Promise<Confirmed> => {
  const ticket = await tickets.get(ticketId);
  return { ticketId, answerBy: answerBy(new Date(ticket?.createdAt ?? clock.now())) };
};

const confirm = async (deps: ConfirmDeps, token: string): Promise<Confirmed> => {
  const tokenHash = await deps.hash('guest-ticket', token);
  const found = await deps.guests.get(tokenHash);
  if (!found) throw new AppError('INVALID_TOKEN');
  if (found.ticketId !== null) return openedBefore(deps, found.ticketId);
  const { form, language, mail } = found;
  const { email, name, subject, category, description } = form;
  const now = deps.clock.now();
  const ticketId = await deps.tickets.nextId();
  const owner = { kind: 'guest', emailHash: await deps.hash('email', email), email, name, language } as const;
  const ticket = newTicket(
    {
      ticketId,
      owner,
      organizationId: null,
      subject,
      category,
      priority: 'medium',
      context: null,
    },
    now,
  );
  const sent = mail && { ...mail, text: description };
  const files = { owner: ownerKey(owner), ticketId, receipts: mail?.receipts ?? [], language, skipRefused: true };
  try {
    await withAttachments(deps, files, async (attachments) => {
      const ofMail = sent && { sent, ...(await import('./mail/mail-post')) };
      const outcome = ofMail ? await ofMail.mailPost(ofMail.sent, attachments, language) : { text: description };
      const post = newPost(ticketId, { clock: deps.clock, now }, { kind: 'person', authorId: null, ...outcome });
      await deps.guests.open(tokenHash, { ticket, post });
      await ofMail?.nameLostFiles(deps, { email, language }, { mail: ofMail.sent, attachments });
    });
    return { ticketId, answerBy: answerBy(now) };
  } catch (error) {
    if (!(error instanceof ConcurrentModificationError)) throw error;
    const other = (await deps.guests.get(tokenHash))?.ticketId;
    if (!other) throw new AppError('INVALID_TOKEN');
    return openedBefore(deps, other);
  }
};

export const confirmGuestTicket = (
  deps: ConfirmDeps,
  { token, ip }: { token: string; ip: string },
): Promise<Confirmed> => countingWrongSecrets(deps, ip, () => confirm(deps, token));
