import type { UserType } from '@shared/core/model/enumerations';
import type { Other } from './participants';
import type { ResponseChange } from './response-times';
import type { Participant, ConversationItem } from './conversation-item';
import type { EventOf } from '@shared/core/model/event';
import type { Language } from '@shared/text/language';
import type { Page } from '../../../platform/table/page';
import type { ApplicationItem } from '../../hiring/applications/application-item';
import type { StoredAttachment } from '../../attachments';
import type { UseOfMonth } from '../../money/billing/monthly-use';
import type { JobItem } from '../../hiring/jobs/job-item';

export type StoredMessage = {
  id: string;
  conversationId: string;
  senderId: string;
  recipientId: string;
  subject: string;
  content: string;
  /** Null in older messages. */
  language: Language | null;
  attachments: StoredAttachment[];
  createdAt: string;
  number: number;
  /** Messages the other side had sent by then. */
  otherNumber: number;
  tell: boolean;
  hidden?: true;
};

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
  before: ConversationItem | null;
  after: ConversationItem;
  /** Message sent with this change; consumes its attachments' uploads. */
  message?: StoredMessage;
  response?: ResponseChange | null;
  /** Counts the message as a question of the plan; QUOTA_REACHED if the month's limit is used up. */
  question?: UseOfMonth | undefined;
};

export type Conversations = {
  get(conversationId: string): Promise<ConversationItem | null>;
  /** ConcurrentModificationError if changed or already sent; UPLOAD_MISSING if an attachment was already used. */
  save(change: ConversationChange): Promise<void>;
  list(inbox: string, query: { cursor?: string | undefined; pageSize?: number }): Promise<Page<OwnConversation>>;
  /** Existing rows by conversation. */
  rows(inbox: string, conversationIds: readonly string[]): Promise<OwnConversation[]>;
  unread(inbox: string): Promise<number>;
  messages(conversationId: string, cursor?: string): Promise<Page<StoredMessage>>;
  message(conversationId: string, messageId: string): Promise<StoredMessage | null>;
};

export type ReachableAccount = { userId: string; userType: UserType; organizationId: string | null };

export type Contacts = {
  account(userId: string): Promise<ReachableAccount | null>;
  /** `refused`: the professional blocked the organization. */
  visibility(professionalId: string, organizationId: string): Promise<'visible' | 'hidden' | 'refused'>;
  appliedTo(professionalId: string, member: { userId: string; organizationId: string }): Promise<boolean>;
  /** Whether the person applied there, or has or had a placement, which interviews, offers, and bookings require. */
  knows(professionalId: string, organizationId: string): Promise<boolean>;
  worksFor(professionalId: string, organizationId: string): Promise<boolean>;
  /** The contact for questions about an active job; null if there is none. */
  contactOfJob(jobId: string): Promise<{ userId: string; organizationId: string } | null>;
  /** The member who answers a professional of this organization; null without one. */
  contactOf(professionalId: string, organizationId: string): Promise<string | null>;
  /** Whether it is verified and not hidden. */
  isVerified(organizationId: string): Promise<boolean>;
  /** Members responsible for jobs the professional applied to, newest first. */
  jobOwners(professionalId: string): Promise<Other[]>;
  team(organizationId: string): Promise<Other[]>;
  applicants(member: { userId: string; organizationId: string }, all: boolean): Promise<Other[]>;
  savedProfessionals(member: { userId: string; organizationId: string }): Promise<Other[]>;
  /** Newest first. */
  applications(professionalId: string, organizationId: string): Promise<ApplicationItem[]>;
  /** Existing applications. */
  applicationsById(applicationIds: readonly string[]): Promise<ApplicationItem[]>;
  /** Returns its name, or null if it is gone. */
  organization(organizationId: string): Promise<string | null>;
  /** Returns which of these jobs the member created or is assigned to. */
  responsibleFor(userId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>>;
  job(jobId: string): Promise<JobItem | null>;
  /** A page of a job's applicants, newest first. */
  applicantsOf(jobId: string, cursor?: string): Promise<Page<string>>;
  /** Real names for matching, not for display. */
  names(userIds: readonly string[]): Promise<Map<string, string>>;
};

export type EventMessage = { senderName: string; organization: string | null; subject: string };

export type MessageReader = {
  /** Null if no notification is due: the recipient is online, already notified, or lost access. */
  message(message: EventOf<'message.sent'>['data']): Promise<EventMessage | null>;
};
