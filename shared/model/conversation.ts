import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { ConversationId, Instant, line, MessageId, optionalProse, OrganizationId, prose, UserId } from './fields';
import { UploadReceipt } from './file';
import { Specialty, UserType } from './enumerations';

/** Who is on the other side, as the reader may see them. */
export const Correspondent = z.object({
  user_id: UserId,
  user_name: z.string(),
  /** Specialty of a professional, organisation of a member. */
  user_specialty: Specialty.nullable(),
  organization: z.string().nullable(),
  photo_url: z.string().nullable(),
  /** Whether there is a professional or a member of a team on the other side. */
  user_type: UserType,
  /** Null unless they show it. */
  is_online: z.boolean().nullable(),
});
export type Correspondent = z.infer<typeof Correspondent>;

/** A row of the list. Between two people: a professional and somebody of a team, or two of one team. */
export const Conversation = z.object({
  conversationId: ConversationId,
  with: Correspondent,
  organizationId: OrganizationId,
  subject: z.string(),
  last_message: z.string(),
  last_message_time: Instant,
  unread_count: z.int().nonnegative(),
  /** Somebody of the two ended it; nothing more can be sent. */
  blocked: z.enum(['by_me', 'by_them']).nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

export const Attachment = z.object({ fileName: z.string(), contentType: z.string(), bytes: z.int() });

export const Message = z.object({
  id: MessageId,
  conversationId: ConversationId,
  sender_id: UserId,
  subject: z.string(),
  content: z.string(),
  attachments: z.array(Attachment),
  created_at: Instant,
  /** The other side has read up to here. */
  is_read: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** A message of a thread. `id` is made by the browser, so that a message sent twice is one. */
export const MessageForm = z
  .strictObject({
    id: MessageId,
    content: optionalProse(limits.messageLength),
    attachments: z.array(UploadReceipt).max(limits.attachmentsPerMessage).default([]),
  })
  .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
    path: ['content'],
    message: messages.required,
  });
export type MessageForm = z.infer<typeof MessageForm>;

/** The New Message form. */
export const NewConversationForm = z.strictObject({
  id: MessageId,
  to: UserId,
  subject: line(limits.subjectLength),
  content: prose(limits.messageLength),
});
export type NewConversationForm = z.infer<typeof NewConversationForm>;
