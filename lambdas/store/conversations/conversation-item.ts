import type { Conversation } from '@shared/model/conversation';
import { UserType } from '@shared/model/enumerations';
import { ConversationId, Instant, OrganizationId, UserId } from '@shared/model/fields';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Item } from '../../platform/table/table';

const Participant = z.object({ userId: UserId, userType: UserType });
export type Participant = z.infer<typeof Participant>;

const Count = z.int().nonnegative();
const Counts = z.tuple([Count, Count]);
const Flags = z.tuple([z.boolean(), z.boolean()]);

/**
 * A conversation as it is stored, with everything that its two rows in the lists show. Pairs stand in the order of
 * `participants`, which is that of their ids.
 */
export const ConversationItem = z.object({
  conversationId: ConversationId,
  /** A member talks for this organisation; what they talked about stays behind when they leave it. */
  organizationId: OrganizationId,
  participants: z.tuple([Participant, Participant]),
  subject: z.string(),
  lastMessage: z.string(),
  lastMessageAt: Instant,
  createdAt: Instant,
  /** Messages that each has sent. */
  sent: Counts,
  /** Messages of the other that each has read. */
  read: Counts,
  /** Who ended it. */
  blocked: Flags,
  /** Whether each was told by notification and mail of what they have not read yet. */
  told: Flags,
  /** Since when a professional has not answered the employer who began the conversation. */
  unansweredSince: Instant.nullable(),
  version: z.int().positive(),
});
export type ConversationItem = z.infer<typeof ConversationItem>;

export const readConversation = (item: Item): ConversationItem => ConversationItem.parse(item);

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Made of who talks to whom for which organisation, so that two who begin at once begin the same one. */
export const conversationIdOf = (organizationId: string, userIds: readonly [string, string]): string => {
  const digest = createHash('sha256')
    .update([organizationId, ...[...userIds].sort()].join('\0'))
    .digest();
  return `cnv_${Array.from(digest.subarray(0, 26), (byte) => alphabet[byte % 32]).join('')}`;
};

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Null for somebody who has no part in it. */
export const sideOf = ({ participants }: Pick<ConversationItem, 'participants'>, userId: string): Side | null => {
  const side = participants.findIndex((it) => it.userId === userId);
  return side === 0 || side === 1 ? side : null;
};

type Correspondent = { userId: string; organizationId: string | null };

/**
 * Whose list of conversations it is: a member's belongs to the organisation that they talk for, so that nothing of it
 * follows somebody into another.
 */
export const inboxOf = ({ userId, organizationId }: Correspondent): string =>
  organizationId === null ? userId : `${userId}#${organizationId}`;

export const inboxOfParticipant = (
  { organizationId }: Pick<ConversationItem, 'organizationId'>,
  { userId, userType }: Participant,
): string => inboxOf({ userId, organizationId: userType === 'employer' ? organizationId : null });

/** Whether this person, with the organisation that they belong to now, may read the conversation. */
export const mayRead = (conversation: ConversationItem, { userId, organizationId }: Correspondent): boolean => {
  const side = sideOf(conversation, userId);
  if (side === null) return false;
  const { userType } = conversation.participants[side];
  return userType === 'doctor' || conversation.organizationId === organizationId;
};

export const isBlocked = ({ blocked }: ConversationItem): boolean => blocked[0] || blocked[1];

export const unreadOf = ({ sent, read }: Pick<ConversationItem, 'sent' | 'read'>, side: Side): number =>
  sent[otherSide(side)] - read[side];

/** Their own ending of it comes first: only that can they take back. */
export const blockedFor = ({ blocked }: ConversationItem, side: Side): Conversation['blocked'] => {
  if (blocked[side]) return 'by_me';
  return blocked[otherSide(side)] ? 'by_them' : null;
};
