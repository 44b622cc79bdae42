import { statusAfter, type TicketMove } from '@shared/trust/rules/ticket';
import type { TicketEvent } from '@shared/trust/rules/support-clock';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Clock } from '../../platform/clock';
import type { StoredAttachment } from '../../store/attachments';
import { withEvent, type StoredPost, type StoredTicket } from '../../store/trust/tickets/ticket-item';

const eventOf: Record<TicketMove, TicketEvent['kind'] | null> = {
  ask: 'asked',
  solve: 'solved',
  answer: 'answered',
  start: null,
  resolve: 'resolved',
  close: null,
};

const eventFor = (move: TicketMove, { status }: StoredTicket): TicketEvent['kind'] | null =>
  // Closing an open ticket stops its clocks without a solution.
  move === 'close' && status !== 'resolved' ? 'solved' : eventOf[move];

/** Makes one transition and adds its event; ILLEGAL_TRANSITION if it isn't possible. */
export const moved = (
  ticket: StoredTicket,
  move: TicketMove,
  { now, by }: { now: Date; by: StoredTicket['statusBy'] },
): StoredTicket => {
  const status = statusAfter(ticket, move, now);
  if (status === null) throw new AppError('ILLEGAL_TRANSITION');
  const at = now.toISOString();
  const kind = eventFor(move, ticket);
  return {
    ...ticket,
    status,
    statusBy: status === ticket.status ? ticket.statusBy : by,
    resolvedAt: status === 'resolved' ? at : status === 'closed' ? ticket.resolvedAt : null,
    resolvedWith: status === ticket.status ? ticket.resolvedWith : null,
    events: kind === null ? ticket.events : withEvent(ticket, { kind, at }),
    updatedAt: at,
    version: ticket.version + 1,
  };
};

export const withPost = (ticket: StoredTicket): StoredTicket => {
  if (ticket.posts >= limits.postsPerTicket) throw new AppError('LIMIT_REACHED');
  return { ...ticket, posts: ticket.posts + 1 };
};

type NewPost = Pick<StoredPost, 'kind' | 'authorId' | 'text'> & {
  attachments?: StoredAttachment[];
  byMail?: boolean;
  original?: string | null;
};

export const newPost = (
  ticketId: string,
  { clock, now }: { clock: Pick<Clock, 'newId'>; now: Date },
  { attachments = [], byMail = false, ...post }: NewPost,
): StoredPost => ({
  ticketId,
  postId: clock.newId('pst'),
  ...post,
  attachments,
  byMail,
  createdAt: now.toISOString(),
});

type Opened = Pick<
  StoredTicket,
  'ticketId' | 'owner' | 'organizationId' | 'subject' | 'category' | 'priority' | 'context'
>;

export const newTicket = (opened: Opened, now: Date): StoredTicket => {
  const at = now.toISOString();
  return {
    ...opened,
    status: 'open',
    statusBy: 'person',
    resolvedWith: null,
    resolvedAt: null,
    assigneeId: null,
    events: [{ kind: 'opened', at }],
    posts: 1,
    answers: 0,
    rating: null,
    mergedInto: null,
    mergedFrom: [],
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
};
