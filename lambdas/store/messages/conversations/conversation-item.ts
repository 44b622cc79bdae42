import type { Conversation } from '@shared/messages/model/conversation';
import { UserType } from '@shared/core/model/enumerations';
import { ConversationId, Instant, InterviewId, JobId, OrganizationId, UserId } from '@shared/core/model/fields';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';

const Participant = z.object({ userId: UserId, userType: UserType });
export type Participant = z.infer<typeof Participant>;

const Count = z.int().nonnegative();
const Counts = z.tuple([Count, Count]);
const Flags = z.tuple([z.boolean(), z.boolean()]);

/**
 * Conversation with everything both list rows show. Tuples are in the order of `participants`, which are sorted by ID.
 */
export const ConversationItem = z.object({
  conversationId: ConversationId,
  /** The member's organization; the conversation stays with it when they leave. */
  organizationId: OrganizationId,
  participants: z.tuple([Participant, Participant]),
  subject: z.string(),
  lastMessage: z.string(),
  lastMessageAt: Instant,
  createdAt: Instant,
  sent: Counts,
  read: Counts,
  blocked: Flags,
  /** Whether each was notified of their unread messages. */
  told: Flags,
  /** Start of a professional's response time to an employer's first message. */
  unansweredSince: Instant.nullable(),
  /** Jobs that the professional asked about before applying, each counted by the plan. */
  asked: z.array(JobId).exactOptional(),
  /** The latest call, unless canceled or completed. Prevents another one until it is over. */
  call: z.object({ interviewId: InterviewId, until: Instant }).exactOptional(),
  version: z.int().positive(),
});
export type ConversationItem = z.infer<typeof ConversationItem>;

export const readConversation = (item: Item): ConversationItem => ConversationItem.parse(item);

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 26 characters of a digest, in the alphabet of other IDs. */
export const ulidLike = (digest: Buffer): string =>
  Array.from(digest.subarray(0, 26), (byte) => alphabet[byte % 32]).join('');

/** Derived from participants and organization, so concurrent starts create the same conversation. */
export const conversationIdOf = (organizationId: string, userIds: readonly [string, string]): string => {
  const digest = createHash('sha256')
    .update([organizationId, ...[...userIds].sort()].join('\0'))
    .digest();
  return `cnv_${ulidLike(digest)}`;
};

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export const sideOf = ({ participants }: Pick<ConversationItem, 'participants'>, userId: string): Side | null => {
  const side = participants.findIndex((it) => it.userId === userId);
  return side === 0 || side === 1 ? side : null;
};

type Correspondent = { userId: string; organizationId: string | null };

/** Inbox of a participant. A member's is per organization, so nothing follows them into another. */
export const inboxOf = ({ userId, organizationId }: Correspondent): string =>
  organizationId === null ? userId : `${userId}#${organizationId}`;

export const inboxOfParticipant = (
  { organizationId }: Pick<ConversationItem, 'organizationId'>,
  { userId, userType }: Participant,
): string => inboxOf({ userId, organizationId: userType === 'employer' ? organizationId : null });

export const mayRead = (conversation: ConversationItem, { userId, organizationId }: Correspondent): boolean => {
  const side = sideOf(conversation, userId);
  if (side === null) return false;
  const { userType } = conversation.participants[side];
  return userType === 'doctor' || conversation.organizationId === organizationId;
};

export const isBlocked = ({ blocked }: ConversationItem): boolean => blocked[0] || blocked[1];

/** Returns null without a future call. */
export const callAhead = ({ call }: Pick<ConversationItem, 'call'>, at: string): string | null =>
  call !== undefined && call.until > at ? call.interviewId : null;

export const haveBothWritten = ({ sent }: Pick<ConversationItem, 'sent'>): boolean => sent[0] > 0 && sent[1] > 0;

export const unreadOf = ({ sent, read }: Pick<ConversationItem, 'sent' | 'read'>, side: Side): number =>
  sent[otherSide(side)] - read[side];

/** The user's own block takes precedence, because only that can be lifted. */
export const blockedFor = ({ blocked }: ConversationItem, side: Side): Conversation['blocked'] => {
  if (blocked[side]) return 'by_me';
  return blocked[otherSide(side)] ? 'by_them' : null;
};
