import type { EventReader } from '../../../events/ports';
import type { StoredTicket } from '../../../store/trust/tickets/ticket-item';
import { hostile } from './hostile.fake';

const occurredAt = '2026-11-20T09:00:00.000Z';

const ticket: StoredTicket = {
  ...{ ticketId: 'TICK-014', owner: { kind: 'account', userId: 'pro' }, organizationId: null, subject: hostile },
  ...{ category: 'technical', priority: 'medium', status: 'open', statusBy: 'person', resolvedWith: null },
  ...{ resolvedAt: null, assigneeId: null, events: [{ kind: 'opened', at: occurredAt }], posts: 1, answers: 0 },
  ...{ context: null, rating: null, mergedInto: null, mergedFrom: [] },
  ...{ createdAt: occurredAt, updatedAt: occurredAt, version: 1 },
};
const guestTicket: StoredTicket = {
  ...ticket,
  owner: { kind: 'guest', emailHash: 'hash', email: 'guest@example.test', name: hostile, language: 'es' },
};
const resolved: StoredTicket = { ...ticket, status: 'resolved', resolvedAt: occurredAt, resolvedWith: 'pst_1' };

export const ticketReader: Pick<EventReader, 'ticket' | 'ticketPost'> = {
  ticket: async () => ticket,
  ticketPost: async () => ({
    ...{ ticketId: 'TICK-014', postId: 'pst_1', kind: 'support', authorId: 'staff', text: `Try this.\n\n${hostile}` },
    ...{ attachments: [], byMail: false, createdAt: occurredAt },
  }),
};

const data = { ticketId: 'TICK-014' };
const answer = { ...data, postId: 'pst_1' };

export const ticketSamples = {
  'ticket.opened': [{ data }, { data, reader: { ticket: async () => guestTicket } }],
  'ticket.answered': [{ data: answer }, { data: answer, reader: { ticket: async () => resolved } }],
  'ticket.finished': [
    { data: { ...data, status: 'resolved' as const }, reader: { ticket: async () => resolved } },
    {
      data: { ...data, status: 'closed' as const },
      reader: { ticket: async (): Promise<StoredTicket> => ({ ...ticket, status: 'closed' }) },
    },
  ],
};
