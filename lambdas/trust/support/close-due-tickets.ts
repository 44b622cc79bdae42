import type { Clock } from '../../platform/clock';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { DueCursor } from '../../platform/table/table';
import type { DueTickets, TicketRepository } from '../../store/trust/tickets/ports';
import { moved } from './change-ticket';

type Deps = {
  tickets: Pick<TicketRepository, 'get' | 'save'>;
  due: DueTickets;
  clock: Pick<Clock, 'now'>;
};

const close = async ({ tickets, clock }: Deps, ticketId: string): Promise<number> => {
  const before = await tickets.get(ticketId);
  if (before?.status !== 'resolved') return 0;
  try {
    await tickets.save({ before, after: moved(before, 'close', { now: clock.now(), by: 'time' }) });
    return 1;
  } catch (error) {
    // It was changed concurrently; the next run checks again.
    if (error instanceof ConcurrentModificationError) return 0;
    throw error;
  }
};

export const closeDueTickets = async (deps: Deps): Promise<{ closed: number }> => {
  const at = deps.clock.now().toISOString();
  let closed = 0;
  let after: DueCursor | null = null;
  do {
    const page = await deps.due.until(at, after);
    for (const ticketId of page.ticketIds) closed += await close(deps, ticketId);
    after = page.next;
  } while (after);
  return { closed };
};
