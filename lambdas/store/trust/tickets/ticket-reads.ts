import { getItem, type Table } from '../../../platform/table/table';
import { ticketKeys } from './keys';
import type { TicketReader } from './ports';
import { readTicket, StoredPost } from './ticket-item';

export const createTicketReader = (table: Table): TicketReader => ({
  async get(ticketId) {
    const item = await getItem(table, ticketKeys.ticket(ticketId), true);
    return item ? readTicket(item) : null;
  },
  async post(ticketId, postId) {
    const item = await getItem(table, ticketKeys.ticketPost(ticketId, postId), true);
    return item ? StoredPost.parse(item) : null;
  },
});
