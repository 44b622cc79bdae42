import { limits } from '../../limits';
import type { TicketStatus } from '../model/ticket-vocabulary';

/** `ask`, `solve`: moves by the person; the others are by support. */
export type TicketMove = 'ask' | 'solve' | 'answer' | 'start' | 'resolve' | 'close';

const moves: Record<TicketStatus, Partial<Record<TicketMove, TicketStatus>>> = {
  open: {
    ask: 'open',
    solve: 'resolved',
    answer: 'in-progress',
    start: 'in-progress',
    resolve: 'resolved',
    close: 'closed',
  },
  'in-progress': {
    ask: 'in-progress',
    solve: 'resolved',
    answer: 'in-progress',
    start: 'in-progress',
    resolve: 'resolved',
    close: 'closed',
  },
  // A message within 14 days reopens it.
  resolved: { ask: 'open', close: 'closed' },
  closed: {},
};

const dayMs = 24 * 3600 * 1000;

/** End of the reopening period, when a resolved ticket closes automatically. */
export const reopenUntil = (resolvedAt: string): string =>
  new Date(Date.parse(resolvedAt) + limits.ticketReopenDays * dayMs).toISOString();

type Moved = { status: TicketStatus; resolvedAt: string | null };

/** Status after the move; null if it isn't possible. */
export const statusAfter = ({ status, resolvedAt }: Moved, move: TicketMove, now: Date): TicketStatus | null => {
  const next = moves[status][move] ?? null;
  const isTooLate = move === 'ask' && resolvedAt !== null && now.toISOString() > reopenUntil(resolvedAt);
  return status === 'resolved' && isTooLate ? null : next;
};

/** Whether the rating is asked: once, after support answered. */
export const mayRate = (ticket: { status: TicketStatus; rating: unknown; answers: number }): boolean =>
  (ticket.status === 'resolved' || ticket.status === 'closed') && ticket.rating === null && ticket.answers > 0;

/** For example, TICK-001. */
export const ticketIdOf = (number: number): string => `TICK-${String(number).padStart(3, '0')}`;
export const ticketNumberOf = (ticketId: string): number => Number(ticketId.slice('TICK-'.length));
