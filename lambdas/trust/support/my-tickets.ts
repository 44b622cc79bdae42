import { mayRate } from '@shared/trust/rules/ticket';
import { AppError } from '@shared/errors';
import type { Download, UploadTarget } from '@shared/core/model/file';
import type { Ticket, TicketForm, TicketReply, TicketSummary } from '@shared/trust/model/ticket';
import type { TicketRating } from '@shared/trust/model/ticket-vocabulary';
import type { Language } from '@shared/text/language';
import { requestUpload } from '../../platform/files/request-upload';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { ownerKey, type StoredTicket } from '../../store/trust/tickets/ticket-item';
import { downloadAttachment } from '../../store/attachments';
import { withAttachments } from './attachments';
import { moved, newPost, newTicket, withPost } from './change-ticket';
import type { Deps } from './ports';
import { summaryOf, ticketView } from './ticket-view';

type OfCaller = { caller: AuthorizedCaller };
type OfTicket = OfCaller & { ticketId: string };

const load = async ({ tickets }: Pick<Deps, 'tickets'>, { caller, ticketId }: OfTicket): Promise<StoredTicket> => {
  const ticket = await tickets.get(ticketId);
  if (!ticket || ownerKey(ticket.owner) !== caller.userId) throw new AppError('NOT_FOUND');
  return ticket;
};

export const listMyTickets = async (
  { tickets }: Deps,
  { caller, cursor }: OfCaller & { cursor: string | undefined },
): Promise<{ items: TicketSummary[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await tickets.ofOwner(caller.userId, cursor);
  return { items: items.map(summaryOf), nextCursor };
};

export const openTicket = async (
  deps: Deps,
  { caller, form, language }: OfCaller & { form: TicketForm; language: Language },
): Promise<Ticket> => {
  await deps.throttle.count('tickets', { account: caller.userId });
  const { description, attachments: receipts, subject, category, priority, context } = form;
  const ticketId = await deps.tickets.nextId();
  const now = deps.clock.now();
  const opened = newTicket(
    {
      ticketId,
      owner: { kind: 'account', userId: caller.userId },
      organizationId: caller.membership?.organizationId ?? null,
      subject,
      category,
      priority,
      context,
    },
    now,
  );
  await withAttachments(deps, { owner: caller.userId, ticketId, receipts, language }, (attachments) => {
    const post = newPost(
      ticketId,
      { clock: deps.clock, now },
      { kind: 'person', authorId: null, text: description, attachments },
    );
    return deps.tickets.save({ before: null, after: opened, post });
  });
  return ticketView(deps, opened);
};

export const getTicket = async (deps: Deps, command: OfTicket): Promise<Ticket> =>
  ticketView(deps, await load(deps, command));

const change = async (
  deps: Deps,
  command: OfTicket,
  next: (ticket: StoredTicket, now: Date) => StoredTicket,
): Promise<Ticket> => {
  const after = await retryOnConflict(async () => {
    const before = await load(deps, command);
    const changed = next(before, deps.clock.now());
    await deps.tickets.save({ before, after: changed });
    return changed;
  });
  return ticketView(deps, after);
};

export const replyToTicket = async (
  deps: Deps,
  { reply, language, ...command }: OfTicket & { reply: TicketReply; language: Language },
): Promise<Ticket> => {
  const { caller, ticketId } = command;
  // Rejected before copying anything.
  moved(await load(deps, command), 'ask', { now: deps.clock.now(), by: 'person' });
  await deps.throttle.count('ticketPosts', { account: caller.userId });
  const sent = { owner: caller.userId, ticketId, receipts: reply.attachments, language };
  const after = await withAttachments(deps, sent, (attachments) =>
    retryOnConflict(async () => {
      const before = await load(deps, command);
      const now = deps.clock.now();
      const next = withPost(moved(before, 'ask', { now, by: 'person' }));
      const post = newPost(
        ticketId,
        { clock: deps.clock, now },
        { kind: 'person', authorId: null, text: reply.text, attachments },
      );
      await deps.tickets.save({ before, after: next, post });
      return next;
    }),
  );
  return ticketView(deps, after);
};

export const solveTicket = (deps: Deps, command: OfTicket): Promise<Ticket> =>
  change(deps, command, (ticket, now) => moved(ticket, 'solve', { now, by: 'person' }));

/** Stores one rating; a repeat of the same changes nothing. */
export const rateTicket = async (
  deps: Deps,
  { rating, ...command }: OfTicket & { rating: TicketRating },
): Promise<Ticket> => {
  const rated = await load(deps, command);
  if (rated.rating === rating) return ticketView(deps, rated);
  return change(deps, command, (ticket) => {
    if (!mayRate(ticket)) throw new AppError('ILLEGAL_TRANSITION');
    return { ...ticket, rating, version: ticket.version + 1 };
  });
};

export const requestTicketUpload = (
  deps: Deps,
  { caller, contentType }: OfCaller & { contentType: string },
): Promise<UploadTarget> => requestUpload(deps, { owner: caller.userId, kind: 'ticket', contentType });

type OfAttachment = { ticketId: string; postId: string; index: string };

export const getTicketAttachment = async (
  deps: Deps,
  { caller, ticketId, postId, index }: OfCaller & OfAttachment,
): Promise<Download> => {
  const ticket = await load(deps, { caller, ticketId });
  const post = await postIn(deps, ticket, postId);
  if (post?.kind === 'note') throw new AppError('NOT_FOUND');
  return downloadAttachment(deps, post?.attachments[Number(index)]);
};

/** Reads a post of the ticket, or of one merged into it. */
export const postIn = async ({ tickets }: Pick<Deps, 'tickets'>, ticket: StoredTicket, postId: string) => {
  const found = await Promise.all([ticket.ticketId, ...ticket.mergedFrom].map((id) => tickets.post(id, postId)));
  return found.find((post) => post !== null) ?? null;
};
