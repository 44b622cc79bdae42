import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  ApplicantMessageResult,
  ApplicantsMessageForm,
  Conversation,
  ConversationApplication,
  Correspondent,
  Message,
  MessageForm,
  NewConversationForm,
} from '../model/conversation';
import {
  ConversationId,
  Cursor,
  JobId,
  MessageId,
  OrganizationId,
  page,
  searchedText,
  UserId,
} from '../../core/model/fields';
import { Download, FileUpload, UploadTarget } from '../../core/model/file';
import { attachmentTypes } from '../../people/model/profile-vocabulary';
import { defineRoutes } from '../../core/api/route';

const conversationParams = z.strictObject({ conversationId: ConversationId });

export const AttachmentUpload = FileUpload(
  { types: attachmentTypes, message: notice('attachmentType') },
  {
    bytes: limits.documentBytes,
    message: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
  },
);

export const messageRoutes = defineRoutes({
  listConversations: {
    method: 'GET',
    path: '/api/messages/conversations',
    access: 'message',
    summary:
      "List the caller's conversations, latest message first. `jobId` limits an employer's list to the applicants of a job, `organizationId` and `userId` limit it to those with an organization or a person. Pages may then be short, or empty before the last.",
    query: z.strictObject({
      cursor: Cursor.optional(),
      jobId: JobId.optional(),
      organizationId: OrganizationId.optional(),
      userId: UserId.optional(),
    }),
    response: page(Conversation).extend({ unread_total: z.int().nonnegative() }),
    errors: ['INVALID_CURSOR', 'NOT_FOUND'],
  },
  findCorrespondents: {
    method: 'GET',
    path: '/api/messages/conversations/correspondents',
    access: 'message',
    summary: 'Find people the caller may message, by the beginning of their name.',
    query: z.strictObject({ name: searchedText(limits.nameLength).default('') }),
    response: z.object({ items: z.array(Correspondent) }),
    errors: [],
  },
  startConversation: {
    method: 'POST',
    path: '/api/messages/conversations',
    access: 'message',
    cost: 'create',
    plan: 'questionsPerMonth',
    status: 201,
    idempotent: true,
    summary:
      'Start a conversation. Employers can message professionals whose profile they may see. Professionals can message teams that they applied to, work for, or heard from first, and ask about an active job with `jobId`; the plan limits such questions. Plans with direct messages can also message other verified organizations.',
    body: NewConversationForm,
    response: z.object({ conversation: Conversation, message: Message }),
    errors: ['NOT_FOUND', 'CONVERSATION_BLOCKED', 'TOO_MANY_REQUESTS', 'PLAN_REQUIRED', 'QUOTA_REACHED'],
  },
  messageApplicants: {
    method: 'POST',
    path: '/api/messages/conversations/applicants',
    access: 'changeApplicationStatus',
    cost: 'create',
    verified: true,
    idempotent: true,
    summary:
      'Send a message to many applicants, each in a conversation of their own. {first name}, {job}, {organization}, and {my name} are replaced. Sending the same ID again sends nothing twice.',
    body: ApplicantsMessageForm,
    response: z.object({ results: z.array(ApplicantMessageResult) }),
    errors: [],
  },
  getConversation: {
    method: 'GET',
    path: '/api/messages/conversations/{conversationId}',
    access: 'message',
    plan: 'questionsPerMonth',
    summary: 'Get a conversation with its newest messages. `cursor` loads older ones.',
    params: conversationParams,
    query: z.strictObject({ cursor: Cursor.optional() }),
    response: z.object({ conversation: Conversation, items: z.array(Message), nextCursor: z.string().nullable() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listConversationApplications: {
    method: 'GET',
    path: '/api/messages/conversations/{conversationId}/applications',
    access: 'message',
    summary: "List the professional's newest applications to the organization of a conversation.",
    params: conversationParams,
    response: z.object({ items: z.array(ConversationApplication) }),
    errors: ['NOT_FOUND'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/messages/conversations/{conversationId}/messages',
    access: 'message',
    plan: 'questionsPerMonth',
    status: 201,
    summary: 'Send a message. Sending the same ID again returns the message that was already sent.',
    params: conversationParams,
    body: MessageForm,
    response: Message,
    errors: [
      'NOT_FOUND',
      'CONVERSATION_BLOCKED',
      'UPLOAD_MISSING',
      'UPLOAD_BEING_CHECKED',
      'TOO_MANY_REQUESTS',
      'QUOTA_REACHED',
    ],
  },
  markConversationRead: {
    method: 'POST',
    path: '/api/messages/conversations/{conversationId}/read',
    access: 'message',
    summary: 'Mark a conversation as read up to a message.',
    params: conversationParams,
    body: z.strictObject({ messageId: MessageId }),
    response: Conversation,
    errors: ['NOT_FOUND'],
  },
  requestAttachmentUpload: {
    method: 'POST',
    path: '/api/messages/conversations/{conversationId}/uploads',
    access: 'message',
    status: 201,
    summary: 'Get an upload URL for one attachment of the given type.',
    params: conversationParams,
    body: AttachmentUpload,
    response: UploadTarget,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  getAttachment: {
    method: 'GET',
    path: '/api/messages/conversations/{conversationId}/messages/{messageId}/attachments/{index}',
    access: 'message',
    summary: 'Get a short-lived download URL for an attachment.',
    params: z.strictObject({ conversationId: ConversationId, messageId: MessageId, index: z.string().regex(/^\d$/) }),
    response: Download,
    errors: ['NOT_FOUND'],
  },
  getUnreadMessages: {
    method: 'GET',
    path: '/api/messages/conversations/unread',
    access: 'message',
    summary: 'Get the number of unread messages.',
    response: z.object({ unread_total: z.int().nonnegative() }),
    errors: [],
  },
  blockConversation: {
    method: 'PUT',
    path: '/api/messages/conversations/{conversationId}/block',
    access: 'message',
    summary: 'Block a conversation. Neither side can send messages.',
    params: conversationParams,
    response: Conversation,
    errors: ['NOT_FOUND'],
  },
  unblockConversation: {
    method: 'DELETE',
    path: '/api/messages/conversations/{conversationId}/block',
    access: 'message',
    summary: 'Unblock a conversation that the caller blocked.',
    params: conversationParams,
    response: Conversation,
    errors: ['NOT_FOUND'],
  },
  findConversation: {
    method: 'GET',
    path: '/api/messages/conversations/with/{userId}',
    access: 'message',
    plan: 'questionsPerMonth',
    summary:
      'Get the conversation with a user, or whether the caller may start one. Professionals may name an organization instead, which stands for its contact. `jobId`: a job that they ask about; `question` is true if the plan counts it.',
    params: z.strictObject({ userId: z.union([UserId, OrganizationId]) }),
    query: z.strictObject({ jobId: JobId.optional() }),
    response: z.object({
      conversation: Conversation.nullable(),
      with: Correspondent,
      question: z.literal(true).exactOptional(),
    }),
    errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
  },
});
