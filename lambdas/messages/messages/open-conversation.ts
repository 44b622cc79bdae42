import { AppError } from '@shared/errors';
import type { Conversation, Message } from '@shared/messages/model/conversation';
import type { AuthorizedCaller } from '../../platform/http/caller';
import {
  inboxOf,
  mayRead,
  otherSide,
  sideOf,
  type Side,
  type ConversationItem,
} from '../../store/messages/conversations/conversation-item';
import { blockedFor, callAhead, haveBothWritten, unreadOf } from '../../store/messages/conversations/conversation-item';
import type { Deps } from './ports';
import type { OwnConversation, StoredMessage } from '../../store/messages/conversations/ports';
import type { KnownCorrespondent, Other, Writer } from '../../store/messages/conversations/participants';

export const writerOf = ({ userId, membership }: Pick<AuthorizedCaller, 'userId' | 'membership'>): Writer => ({
  userId,
  organizationId: membership?.organizationId ?? null,
});
export const inboxOfWriter = (writer: Writer): string => inboxOf(writer);

export type Opened = { conversation: ConversationItem; side: Side };

/** Reads a conversation of the writer; any other, including a former team's, is NOT_FOUND. */
export const openConversation = async (
  { conversations }: Pick<Deps, 'conversations'>,
  writer: Writer,
  conversationId: string,
): Promise<Opened> => {
  const conversation = await conversations.get(conversationId);
  const side = conversation && mayRead(conversation, writer) ? sideOf(conversation, writer.userId) : null;
  if (!conversation || side === null) throw new AppError('NOT_FOUND');
  return { conversation, side };
};

export const otherOf = ({ conversation, side }: Opened): Other => ({
  ...conversation.participants[otherSide(side)],
  organizationId: conversation.organizationId,
});

const unknown = ({ userId, userType }: Pick<Other, 'userId' | 'userType'>): KnownCorrespondent => ({
  closed: true,
  visible: false,
  correspondent: {
    user_id: userId,
    user_name: '',
    user_specialty: null,
    organization: null,
    photo_url: null,
    user_type: userType,
    is_online: null,
  },
});

export const knownOther = async (
  { participants }: Pick<Deps, 'participants'>,
  writer: Writer,
  other: Other,
): Promise<KnownCorrespondent> => (await participants.find(writer, [other])).get(other.userId) ?? unknown(other);

/** Neither side of a blocked conversation sees the other's online status. */
export const rowView = (row: OwnConversation, known: KnownCorrespondent = unknown(row.other)): Conversation => {
  const blocked = row.blocked ?? (known.closed ? 'by_them' : null);
  return {
    conversationId: row.conversationId,
    with: { ...known.correspondent, ...(blocked && { is_online: null }) },
    organizationId: row.organizationId,
    subject: row.subject,
    last_message: row.lastMessage,
    last_message_time: row.lastMessageAt,
    unread_count: row.unread,
    blocked,
  };
};

/** A call can be proposed once both wrote, but not between colleagues. */
const callIn = (
  { participants, ...conversation }: ConversationItem,
  blocked: Conversation['blocked'],
  now: Date,
): Pick<Conversation, 'call'> => {
  const isOfTeam = participants.every(({ userType }) => userType === 'employer');
  if (isOfTeam || blocked !== null || !haveBothWritten(conversation)) return {};
  return { call: callAhead(conversation, now.toISOString()) };
};

export const conversationView = (
  { clock }: Pick<Deps, 'clock'>,
  { conversation, side }: Opened,
  known: KnownCorrespondent,
): Conversation => {
  const row = {
    ...conversation,
    other: conversation.participants[otherSide(side)],
    unread: unreadOf(conversation, side),
    blocked: blockedFor(conversation, side),
  };
  const view = rowView(row, known);
  return { ...view, ...callIn(conversation, view.blocked, clock.now()) };
};

export const messageView = (message: StoredMessage, conversation: ConversationItem): Message => {
  const { id, conversationId, senderId, subject, language, createdAt, number, hidden } = message;
  const { content, attachments } = hidden ? { content: '', attachments: [] } : message;
  const sender = sideOf(conversation, senderId);
  return {
    id,
    conversationId,
    sender_id: senderId,
    subject,
    content,
    language,
    attachments: attachments.map(({ fileName, contentType, bytes }) => ({ fileName, contentType, bytes })),
    created_at: createdAt,
    is_read: sender !== null && number <= conversation.read[otherSide(sender)],
    ...(hidden && { hidden }),
  };
};
