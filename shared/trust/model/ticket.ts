import * as z from 'zod';
import { limits } from '../../limits';
import { Attachment } from '../../messages/model/conversation';
import { Email, idOf, Instant, line, OrganizationId, prose, TicketId, UserId, Version } from '../../core/model/fields';
import { UploadReceipt } from '../../core/model/file';
import { storedFields } from '../../core/model/stored-form';
import { ticketCategories, ticketFilters, ticketPriorities, ticketRatings, ticketStatuses } from './ticket-vocabulary';

export const TicketPostId = idOf('pst');
export const SavedReplyId = idOf('rpl');

const TicketCategory = z.enum(ticketCategories);
const TicketStatus = z.enum(ticketStatuses);
const TicketPriority = z.enum(ticketPriorities);
const TicketRating = z.enum(ticketRatings);
export const TicketFilter = z.enum(ticketFilters);

/** Only with consent: the previous page, and requests that failed before. */
export const TicketContext = z.strictObject({
  page: z.string().max(limits.urlLength).startsWith('/'),
  requestIds: z.array(z.string().regex(/^[\w=-]{1,64}$/)).max(limits.ticketRequestIds),
});
export type TicketContext = z.infer<typeof TicketContext>;

const attachments = z.array(UploadReceipt).max(limits.attachmentsPerMessage).default([]);

export const TicketForm = z.strictObject({
  subject: line(limits.subjectLength),
  category: TicketCategory,
  priority: TicketPriority,
  description: prose(limits.ticketTextLength),
  attachments,
  context: TicketContext.nullable().default(null),
});
export type TicketForm = z.infer<typeof TicketForm>;

export const TicketReply = z.strictObject({ text: prose(limits.ticketTextLength), attachments });
export type TicketReply = z.infer<typeof TicketReply>;

/** Ticket from someone without a session. */
export const GuestTicketForm = z.strictObject({
  name: line(limits.nameLength),
  email: Email,
  subject: line(limits.subjectLength),
  category: TicketCategory.default('general'),
  description: prose(limits.ticketTextLength),
});
export type GuestTicketForm = z.infer<typeof GuestTicketForm>;

const Due = z.object({ startedAt: Instant, dueAt: Instant });

export const TicketSummary = z.object({
  ticketId: TicketId,
  subject: z.string(),
  status: TicketStatus,
  priority: TicketPriority,
  updatedAt: Instant,
  /** Time by which support answers; null while waiting for the person. */
  answer: Due.nullable(),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

const Post = z.object({
  postId: TicketPostId,
  author: z.enum(['person', 'support']),
  name: z.string(),
  text: z.string(),
  attachments: z.array(Attachment),
  byMail: z.boolean(),
  createdAt: Instant,
});

export const Ticket = TicketSummary.extend({
  category: TicketCategory,
  createdAt: Instant,
  /** Business minutes until the first answer. */
  firstAnswerMinutes: z.number().nullable(),
  posts: z.array(Post),
  rating: TicketRating.nullable(),
  canReply: z.boolean(),
  /** Time until which a reply reopens a resolved ticket. */
  reopenUntil: Instant.nullable(),
  canRate: z.boolean(),
  mergedInto: TicketId.nullable(),
});
export type Ticket = z.infer<typeof Ticket>;
export type TicketPost = Ticket['posts'][number];

const StaffName = z.object({ userId: UserId, name: z.string() });

export const TicketRow = z.object({
  ticketId: TicketId,
  subject: z.string(),
  status: TicketStatus,
  priority: TicketPriority,
  category: TicketCategory,
  person: z.string(),
  organization: z.string().nullable(),
  assignee: StaffName.nullable(),
  answer: Due.nullable(),
  updatedAt: Instant,
});
export type TicketRow = z.infer<typeof TicketRow>;

const Target = z.object({ startedAt: Instant, dueAt: Instant.nullable(), doneAt: Instant.nullable() });

export const StaffTicket = TicketRow.extend({
  posts: z.array(
    Post.extend({
      author: z.enum(['person', 'support', 'note']),
      ticketId: TicketId,
      /** Text of the whole email, if `text` omits its quoted part. */
      original: z.string().nullable(),
    }),
  ),
  contact: z.object({ userId: UserId.nullable(), email: z.string(), organizationId: OrganizationId.nullable() }),
  clock: z.object({
    first: Target,
    next: Target.nullable(),
    solution: Target,
    waitsFor: z.enum(['support', 'person']).nullable(),
  }),
  context: TicketContext.nullable(),
  rating: TicketRating.nullable(),
  mergedInto: TicketId.nullable(),
  mergedFrom: z.array(TicketId),
  createdAt: Instant,
  version: Version,
});
export type StaffTicket = z.infer<typeof StaffTicket>;
export type StaffTicketPost = StaffTicket['posts'][number];

export const StaffReply = z.strictObject({
  text: prose(limits.ticketTextLength),
  resolve: z.boolean(),
  version: Version,
  /** Not for guests, who have no page for them. */
  attachments,
});
export type StaffReply = z.infer<typeof StaffReply>;

/** Staff changes other than answers. */
export const TicketChange = z.strictObject({
  version: Version,
  assignee: z.enum(['me', 'nobody']).optional(),
  priority: TicketPriority.optional(),
  category: TicketCategory.optional(),
  status: z.enum(['in-progress', 'resolved', 'closed']).optional(),
});
export type TicketChange = z.infer<typeof TicketChange>;

/** Others viewing the ticket, and its current version. */
export const TicketPresence = z.object({ others: z.array(z.string()), version: Version });
export type TicketPresence = z.infer<typeof TicketPresence>;

/** The body may have placeholders; see rules/saved-reply.ts. */
export const SavedReplyForm = z.strictObject({
  name: line(limits.nameLength),
  body: prose(limits.ticketTextLength),
});
export type SavedReplyForm = z.infer<typeof SavedReplyForm>;

export const SavedReply = z.object({
  ...storedFields(SavedReplyForm.shape),
  replyId: SavedReplyId,
  updatedAt: Instant,
  version: Version,
});
export type SavedReply = z.infer<typeof SavedReply>;

/** Attainment of the last 90 days; null below the minimum number of tickets. Hours are business hours. */
export const SupportAttainment = z.object({
  tickets: z.int().positive(),
  firstAnswerInTime: z.number().min(0).max(1),
  medianFirstAnswerHours: z.number().nonnegative(),
  solvedInTime: z.number().min(0).max(1).nullable(),
});
export type SupportAttainment = z.infer<typeof SupportAttainment>;

export const SupportPromise = z.object({
  /** Answer time for a ticket opened now. */
  answerBy: Instant,
  attainment: SupportAttainment.nullable(),
});
export type SupportPromise = z.infer<typeof SupportPromise>;
