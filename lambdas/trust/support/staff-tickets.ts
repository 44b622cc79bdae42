import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Download } from '@shared/core/model/file';
import type { StaffReply, StaffTicket, TicketChange, TicketPresence, TicketRow } from '@shared/trust/model/ticket';
import type { TicketFilter } from '@shared/trust/model/ticket-vocabulary';
import type { Language } from '@shared/text/language';
import { notice } from '@shared/text/notice';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { ConcurrentModificationError, retryOnConflict } from '../../platform/table/retry-on-conflict';
import { clockOf, ownerKey, type StoredTicket } from '../../store/trust/tickets/ticket-item';
import type { TicketSave } from '../../store/trust/tickets/ports';
import { downloadAttachment } from '../../store/attachments';
import { withAttachments } from './attachments';
import { moved, newPost, withPost } from './change-ticket';
import { postIn } from './my-tickets';
import type { Deps } from './ports';
import { staffTicketView, ticketRows } from './ticket-view';

type OfTicket = { caller: AuthorizedCaller; ticketId: string };

const load = async ({ tickets }: Pick<Deps, 'tickets'>, ticketId: string): Promise<StoredTicket> => {
  const ticket = await tickets.get(ticketId);
  if (!ticket) throw new AppError('NOT_FOUND');
  return ticket;
};

/** Loads the displayed version; the second of two concurrent changes is rejected. */
const loadVersion = async (deps: Pick<Deps, 'tickets'>, ticketId: string, version: number): Promise<StoredTicket> => {
  const ticket = await load(deps, ticketId);
  if (ticket.version !== version) throw new AppError('STALE_VERSION');
  return ticket;
};

const saveShown = async ({ tickets }: Pick<Deps, 'tickets'>, save: TicketSave): Promise<void> => {
  try {
    await tickets.save(save);
  } catch (error) {
    throw error instanceof ConcurrentModificationError ? new AppError('STALE_VERSION') : error;
  }
};

export const listTickets = async (
  deps: Deps,
  { caller, filter, cursor }: { caller: AuthorizedCaller; filter: TicketFilter; cursor: string | undefined },
): Promise<{ items: TicketRow[]; nextCursor: string | null }> => {
  const query = { filter, userId: caller.userId, now: deps.clock.now() };
  const { items, nextCursor } = await deps.tickets.inbox(query, cursor);
  return { items: await ticketRows(deps, items), nextCursor };
};

export const getStaffTicket = async (deps: Deps, { ticketId }: { ticketId: string }): Promise<StaffTicket> =>
  staffTicketView(deps, await load(deps, ticketId));

const moveTo = { 'in-progress': 'start', resolved: 'resolve', closed: 'close' } as const;

export const changeTicket = async (
  deps: Deps,
  { caller, ticketId, change }: OfTicket & { change: TicketChange },
): Promise<StaffTicket> => {
  const { version, assignee, priority, category, status } = change;
  const before = await loadVersion(deps, ticketId, version);
  const now = deps.clock.now();
  const stepped = status === undefined ? before : moved(before, moveTo[status], { now, by: 'support' });
  const after: StoredTicket = {
    ...stepped,
    ...(assignee !== undefined && { assigneeId: assignee === 'me' ? caller.userId : null }),
    ...(priority !== undefined && { priority }),
    ...(category !== undefined && { category }),
    version: version + 1,
  };
  await saveShown(deps, { before, after });
  return staffTicketView(deps, after);
};

/** Answers a ticket; the first to answer is assigned. */
export const answerTicket = async (
  deps: Deps,
  { caller, ticketId, reply, language }: OfTicket & { reply: StaffReply; language: Language },
): Promise<StaffTicket> => {
  const { text, resolve, version, attachments: receipts } = reply;
  const before = await loadVersion(deps, ticketId, version);
  if (receipts.length > 0 && before.owner.kind !== 'account')
    throw new AppError('INVALID_REQUEST', notice('guestAttachments'));
  const now = deps.clock.now();
  const answered = moved(before, resolve ? 'resolve' : 'answer', { now, by: 'support' });
  const sent = { owner: caller.userId, ticketId, receipts, language };
  const after = await withAttachments(deps, sent, async (attachments) => {
    const written = { kind: 'support', authorId: caller.userId, text, attachments } as const;
    const post = newPost(ticketId, { clock: deps.clock, now }, written);
    const next: StoredTicket = {
      ...withPost(answered),
      answers: before.answers + 1,
      assigneeId: before.assigneeId ?? caller.userId,
      resolvedWith: resolve ? post.postId : null,
    };
    await saveShown(deps, { before, after: next, post });
    return next;
  });
  return staffTicketView(deps, after);
};

export const noteTicket = async (
  deps: Deps,
  { caller, ticketId, text }: OfTicket & { text: string },
): Promise<StaffTicket> => {
  const after = await retryOnConflict(async () => {
    const before = await load(deps, ticketId);
    const now = deps.clock.now();
    const post = newPost(ticketId, { clock: deps.clock, now }, { kind: 'note', authorId: caller.userId, text });
    const next = { ...withPost(before), version: before.version + 1 };
    await deps.tickets.save({ before, after: next, post });
    return next;
  });
  return staffTicketView(deps, after);
};

/** Moves unanswered posts to the other ticket. */
const mergedTickets = (
  from: StoredTicket,
  into: StoredTicket,
  now: Date,
): { from: StoredTicket; into: StoredTicket } => {
  const at = now.toISOString();
  const waits = clockOf(from).waitsFor === 'support';
  const reopened = waits ? moved(into, 'ask', { now, by: 'support' }) : into;
  return {
    from: {
      ...moved(from, 'close', { now, by: 'support' }),
      mergedInto: into.ticketId,
    },
    into: {
      ...reopened,
      mergedFrom: [...into.mergedFrom, ...from.mergedFrom, from.ticketId],
      updatedAt: at,
      version: into.version + 1,
    },
  };
};

export const mergeTicket = async (
  deps: Deps,
  { ticketId, into: intoId, version }: OfTicket & { into: string; version: number },
): Promise<StaffTicket> => {
  const from = await loadVersion(deps, ticketId, version);
  const after = await retryOnConflict(async () => {
    const into = await load(deps, intoId);
    const sameOwner = ownerKey(from.owner) === ownerKey(into.owner);
    const isFull = into.mergedFrom.length + from.mergedFrom.length >= limits.ticketsMergedIntoOne;
    if (ticketId === intoId || !sameOwner || into.status === 'closed' || isFull) {
      throw new AppError('ILLEGAL_TRANSITION');
    }
    const merged = mergedTickets(from, into, deps.clock.now());
    await deps.tickets.merge({ before: from, after: merged.from }, { before: into, after: merged.into });
    return merged.into;
  });
  return staffTicketView(deps, after);
};

/** Returns who else has it open, to avoid duplicate answers. */
export const keepTicketOpen = async (deps: Deps, { caller, ticketId }: OfTicket): Promise<TicketPresence> => {
  const { version } = await load(deps, ticketId);
  const others = await deps.tickets.view(ticketId, caller.userId);
  const names = await deps.people.find(others);
  return {
    others: [...names.values()].map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
    version,
  };
};

export const getStaffTicketAttachment = async (
  deps: Deps,
  { ticketId, postId, index }: { ticketId: string; postId: string; index: string },
): Promise<Download> => {
  const ticket = await load(deps, ticketId);
  return downloadAttachment(deps, (await postIn(deps, ticket, postId))?.attachments[Number(index)]);
};
