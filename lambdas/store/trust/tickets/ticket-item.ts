import {
  openAnswer,
  supportClock,
  ticketEventKinds,
  type SupportClock,
  type TicketEvent,
} from '@shared/trust/rules/support-clock';
import { reopenUntil } from '@shared/trust/rules/ticket';
import { Instant, UserId, Version, TicketId } from '@shared/core/model/fields';
import { TicketContext, TicketPostId } from '@shared/trust/model/ticket';
import {
  ticketCategories,
  ticketPriorities,
  ticketRatings,
  ticketStatuses,
} from '@shared/trust/model/ticket-vocabulary';
import { languages } from '@shared/text/language';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { ticketIndexes, ticketKeys } from './keys';

const Owner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), userId: UserId }),
  z.object({
    kind: z.literal('guest'),
    emailHash: z.string(),
    email: z.string(),
    name: z.string(),
    language: z.enum(languages),
  }),
]);
export type TicketOwner = z.infer<typeof Owner>;

const Event = z.object({ kind: z.enum(ticketEventKinds), at: Instant });

export const StoredTicket = z.object({
  ticketId: TicketId,
  owner: Owner,
  organizationId: z.string().nullable(),
  subject: z.string(),
  category: z.enum(ticketCategories),
  priority: z.enum(ticketPriorities),
  status: z.enum(ticketStatuses),
  /** Side that last changed the status. */
  statusBy: z.enum(['person', 'support', 'time']),
  /** The answer that resolved it; its email reports the status. */
  resolvedWith: TicketPostId.nullable(),
  resolvedAt: Instant.nullable(),
  assigneeId: UserId.nullable(),
  events: z.tuple([Event], Event),
  posts: z.int().nonnegative(),
  answers: z.int().nonnegative(),
  context: TicketContext.nullable(),
  rating: z.enum(ticketRatings).nullable(),
  mergedInto: TicketId.nullable(),
  mergedFrom: z.array(TicketId),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type StoredTicket = z.infer<typeof StoredTicket>;

const Attachment = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  key: z.string(),
});

export const StoredPost = z.object({
  ticketId: TicketId,
  postId: TicketPostId,
  kind: z.enum(['person', 'support', 'note']),
  /** Author; for staff only. */
  authorId: UserId.nullable(),
  text: z.string(),
  attachments: z.array(Attachment),
  byMail: z.boolean(),
  /** Email with its quotes; for staff only. */
  original: z.string().nullish(),
  createdAt: Instant,
});
export type StoredPost = z.infer<typeof StoredPost>;

export const ownerKey = (owner: TicketOwner): string =>
  owner.kind === 'account' ? owner.userId : `guest-${owner.emailHash}`;

export const clockOf = ({ events }: Pick<StoredTicket, 'events'>): SupportClock => supportClock(events);

/** A message while support is due doesn't change the status. */
export const withEvent = (
  { events }: Pick<StoredTicket, 'events'>,
  event: TicketEvent,
): [TicketEvent, ...TicketEvent[]] => {
  const waits = supportClock(events).waitsFor === 'support';
  return event.kind === 'asked' && waits ? events : [...events, event];
};

/** Sorts after every instant. */
const never = '9999';

/** Tickets that wait for support sort by answer deadline, those without one last. */
const positionOf = (ticket: StoredTicket): Item => {
  const { ticketId, status, updatedAt, resolvedAt, assigneeId } = ticket;
  if (status === 'closed') return { gsi1pk: ticketIndexes.ticketQueue('closed'), gsi1sk: `${updatedAt}#${ticketId}` };
  if (status === 'resolved') {
    return {
      gsi1pk: ticketIndexes.ticketQueue('resolved'),
      gsi1sk: `${reopenUntil(resolvedAt ?? updatedAt)}#${ticketId}`,
    };
  }
  const clock = clockOf(ticket);
  const dueAt = openAnswer(clock)?.dueAt ?? never;
  const waits = clock.waitsFor === 'support';
  return {
    gsi1pk: ticketIndexes.ticketQueue(waits ? 'waiting' : 'person'),
    gsi1sk: `${waits ? dueAt : updatedAt}#${ticketId}`,
    gsi2pk: ticketIndexes.assignedTickets(assigneeId ?? 'nobody'),
    gsi2sk: `${waits ? dueAt : never}#${ticketId}`,
  };
};

export const ticketItem = (ticket: StoredTicket): Item => ({
  ...ticketKeys.ticket(ticket.ticketId),
  ...entity('Ticket'),
  ...ticket,
  ...positionOf(ticket),
  gsi3pk: ticketIndexes.ownTickets(ownerKey(ticket.owner)),
  gsi3sk: `${ticket.updatedAt}#${ticket.ticketId}`,
});

export const readTicket = (item: Item): StoredTicket => StoredTicket.parse(item);

export const postItem = (post: StoredPost): Item => ({
  ...ticketKeys.ticketPost(post.ticketId, post.postId),
  ...entity('TicketPost'),
  ...post,
});

/** The email that starts a ticket, until its sender confirms the address. */
export const FirstMail = z.object({
  original: z.string().nullable(),
  fileNames: z.array(z.string()),
  receipts: z.array(z.object({ uploadId: z.string(), fileName: z.string() })),
});
export type FirstMail = z.infer<typeof FirstMail>;
