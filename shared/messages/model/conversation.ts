import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  ApplicationId,
  ConversationId,
  Instant,
  InterviewId,
  JobId,
  line,
  MessageId,
  optionalProse,
  OrganizationId,
  prose,
  UserId,
} from '../../core/model/fields';
import { UploadReceipt } from '../../core/model/file';
import { languages } from '../../text/language';
import { ApplicationStatus, Specialty, UserType } from '../../core/model/enumerations';

export const Correspondent = z.object({
  user_id: UserId,
  user_name: z.string(),
  user_specialty: Specialty.nullable(),
  organization: z.string().nullable(),
  photo_url: z.string().nullable(),
  user_type: UserType,
  /** Null if hidden. */
  is_online: z.boolean().nullable(),
});
export type Correspondent = z.infer<typeof Correspondent>;

/** List row. Participants are a professional and a team member, or two members of one team. */
export const Conversation = z.object({
  conversationId: ConversationId,
  with: Correspondent,
  organizationId: OrganizationId,
  subject: z.string(),
  last_message: z.string(),
  last_message_time: Instant,
  unread_count: z.int().nonnegative(),
  /** Side that blocked the conversation, which stops all messages. */
  blocked: z.enum(['by_me', 'by_them']).nullable(),
  /** Present if the plan blocks messages until the other side answers or applies. Only in an opened conversation. */
  awaitsAnswer: z.literal(true).exactOptional(),
  /**
   * Upcoming call proposed without an application; null if one can be proposed. Only in an opened conversation with a
   * professional, or with a person, in which both sides wrote and no one is blocked.
   */
  call: InterviewId.nullable().exactOptional(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Application of one side to the other's organization, as the reader may see it. */
export const ConversationApplication = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
});
export type ConversationApplication = z.infer<typeof ConversationApplication>;

export const Attachment = z.object({ fileName: z.string(), contentType: z.string(), bytes: z.int() });

export const Message = z.object({
  id: MessageId,
  conversationId: ConversationId,
  sender_id: UserId,
  subject: z.string(),
  content: z.string(),
  /** Language; null in older messages. */
  language: z.enum(languages).nullable().default(null),
  attachments: z.array(Attachment),
  created_at: Instant,
  is_read: z.boolean(),
  /** Present if moderators hid it: neither side sees its content. */
  hidden: z.literal(true).optional(),
});
export type Message = z.infer<typeof Message>;

/** The client generates `id`, so a repeated send is idempotent. */
export const MessageForm = z
  .strictObject({
    id: MessageId,
    content: optionalProse(limits.messageLength),
    attachments: z.array(UploadReceipt).max(limits.attachmentsPerMessage).default([]),
  })
  .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
    path: ['content'],
    message: notice('required'),
  });
export type MessageForm = z.infer<typeof MessageForm>;

export const NewConversationForm = z.strictObject({
  id: MessageId,
  to: UserId,
  subject: line(limits.subjectLength),
  content: prose(limits.messageLength),
  /** Job that a professional asks about before applying. */
  jobId: JobId.exactOptional(),
});
export type NewConversationForm = z.infer<typeof NewConversationForm>;

/** `id` determines the ID of each message, so a repeated send is idempotent. The content may have placeholders. */
export const ApplicantsMessageForm = z.strictObject({
  id: MessageId,
  applicationIds: z.array(ApplicationId).min(1).max(limits.recipientsPerBulkMessage),
  subject: line(limits.subjectLength),
  content: prose(limits.messageLength),
});
export type ApplicantsMessageForm = z.infer<typeof ApplicantsMessageForm>;

/** Result for each recipient of a bulk message; `later`: the daily limit is reached, or it failed. */
const sendOutcomes = ['sent', 'withdrawn', 'blocked', 'unreachable', 'tooLong', 'later'] as const;

export const ApplicantMessageResult = z.object({
  applicationId: ApplicationId,
  outcome: z.enum(sendOutcomes),
  conversationId: ConversationId.nullable(),
});
export type ApplicantMessageResult = z.infer<typeof ApplicantMessageResult>;
