import type { UserType } from '@shared/model/enumerations';
import type { Other } from './participants';
import type { ResponseChange } from './response-times';
import type { Participant, ConversationItem } from './conversation-item';
import type { EventOf } from '@shared/model/event';
import type { Page } from '../../platform/table/page';

export type StoredAttachment = { uploadId: string; fileName: string; contentType: string; bytes: number; key: string };

export type StoredMessage = {
  id: string;
  conversationId: string;
  senderId: string;
  recipientId: string;
  subject: string;
  content: string;
  attachments: StoredAttachment[];
  createdAt: string;
  /** How many messages its sender had sent with it. */
  number: number;
  /** How many the other side had sent by then. */
  otherNumber: number;
  /** Whether the recipient is told by notification and mail. */
  tell: boolean;
};

/** A row of somebody's list. */
export type OwnConversation = {
  conversationId: string;
  organizationId: string;
  other: Participant;
  subject: string;
  lastMessage: string;
  lastMessageAt: string;
  unread: number;
  blocked: 'by_me' | 'by_them' | null;
};

export type ConversationChange = {
  /** What was read; null for a conversation that begins. */
  before: ConversationItem | null;
  after: ConversationItem;
  /** Sent with this change; its attachments use up their uploads. */
  message?: StoredMessage;
  response?: ResponseChange | null;
};

export type MessageReport = {
  conversationId: string;
  messageId: string;
  reporterId: string;
  senderId: string;
  reason: string;
  createdAt: string;
};

export type Conversations = {
  get(conversationId: string): Promise<ConversationItem | null>;
  /**
   * Stores a change with both rows of the lists and the counters. ConcurrentModificationError when the conversation is no longer
   * what was read, or the message was sent before; UPLOAD_MISSING when an attachment was used before.
   */
  save(change: ConversationChange): Promise<void>;
  /** The newest first. */
  list(inbox: string, query: { cursor?: string | undefined; pageSize?: number }): Promise<Page<OwnConversation>>;
  unread(inbox: string): Promise<number>;
  /** The newest first. */
  messages(conversationId: string, cursor?: string): Promise<Page<StoredMessage>>;
  message(conversationId: string, messageId: string): Promise<StoredMessage | null>;
  /** A second report of the same person is none. */
  report(report: MessageReport): Promise<void>;
};

export type Somebody = { userId: string; userType: UserType; organizationId: string | null };

/** Who may write to whom. */
export type Reach = {
  /** Null for nobody. */
  somebody(userId: string): Promise<Somebody | null>;
  /** Whether the professional can be seen by the organisation; `refused` when they do not want it to. */
  visibility(professionalId: string, organizationId: string): Promise<'visible' | 'hidden' | 'refused'>;
  /** Whether the professional applied for a posting that the member is responsible for. */
  appliedTo(professionalId: string, member: { userId: string; organizationId: string }): Promise<boolean>;
  /** Members who are responsible for postings that the professional applied for, the newest first. */
  jobOwners(professionalId: string): Promise<Other[]>;
  team(organizationId: string): Promise<Other[]>;
  /** Applicants of postings: of the whole organisation, or of those that the member is responsible for. */
  applicants(member: { userId: string; organizationId: string }, all: boolean): Promise<Other[]>;
  savedProfessionals(member: { userId: string; organizationId: string }): Promise<Other[]>;
  /** First and last names by user id, as they are; not for showing. */
  names(userIds: readonly string[]): Promise<Map<string, string>>;
};

/** Who wrote a message, as its recipient sees them. */
export type EventMessage = { senderName: string; organization: string | null; subject: string };

export type MessageReader = {
  /** Null when the recipient is not told of it: they are here, were told before, or may not read it any more. */
  message(message: EventOf<'message.sent'>['data']): Promise<EventMessage | null>;
};
