import type { StoredPost, StoredTicket } from './ticket-item';
import type { SavedReply } from '@shared/trust/model/ticket';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const ticketsClasses = {
  Ticket: {
    answers: 'operational',
    assigneeId: 'operational',
    category: 'operational',
    context: 'content',
    createdAt: 'operational',
    events: 'operational',
    mergedFrom: 'operational',
    mergedInto: 'operational',
    organizationId: 'operational',
    owner: 'contact',
    posts: 'operational',
    priority: 'operational',
    rating: 'operational',
    resolvedAt: 'operational',
    resolvedWith: 'operational',
    status: 'operational',
    statusBy: 'operational',
    subject: 'content',
    ticketId: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredTicket>,
  TicketPost: {
    attachments: 'content',
    authorId: 'operational',
    byMail: 'operational',
    createdAt: 'operational',
    kind: 'operational',
    original: 'content',
    postId: 'operational',
    text: 'content',
    ticketId: 'operational',
  } satisfies ClassesOf<StoredPost>,
  TicketViewer: {
    until: 'operational',
    userId: 'operational',
  },
  TicketNumbers: {
    last: 'operational',
  },
  SupportDay: counters,
  GuestTicket: {
    expiresAt: 'operational',
    form: 'contact',
    language: 'operational',
    mail: 'content',
    opened: 'operational',
    ticketId: 'operational',
  },
  SavedReply: {
    body: 'content',
    name: 'content',
    replyId: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<SavedReply>,
  SavedReplyCount: counters,
} as const satisfies Record<string, AttributeClasses>;
