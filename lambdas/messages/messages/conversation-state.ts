import {
  conversationIdOf,
  otherSide,
  type Participant,
  type Side,
  type ConversationItem,
} from '../../store/messages/conversations/conversation-item';
import type { ResponseChange } from '../../store/messages/conversations/response-times';

export type Between = { organizationId: string; people: readonly [Participant, Participant] };

type Pair<T> = [T, T];
const pair = <T>(first: T, second: T): Pair<T> => [first, second];
const withSide = <T>(values: readonly [T, T], side: Side, value: T): Pair<T> =>
  side === 0 ? pair(value, values[1]) : pair(values[0], value);

export const newConversation = ({ organizationId, people }: Between, at: string): ConversationItem => {
  const [first, second] = [...people].sort((a, b) => (a.userId < b.userId ? -1 : 1)) as Pair<Participant>;
  return {
    conversationId: conversationIdOf(organizationId, pair(first.userId, second.userId)),
    organizationId,
    participants: [first, second],
    subject: '',
    lastMessage: '',
    lastMessageAt: new Date(0).toISOString(),
    createdAt: at,
    sent: [0, 0],
    read: [0, 0],
    blocked: [false, false],
    told: [false, false],
    unansweredSince: null,
    version: 1,
  };
};

/** Strictly after the previous message even with clock skew, so all participants see the same order. */
const momentAfter = (previous: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString();

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

export type NewMessage = { side: Side; subject: string; preview: string; now: Date; recipientIsOnline: boolean };
export type Sent = {
  conversation: ConversationItem;
  at: string;
  number: number;
  /** Whether to notify the recipient: once until they read, and not while online. */
  tell: boolean;
  response: ResponseChange | null;
};

const responseTo = (
  { participants, sent, unansweredSince }: ConversationItem,
  side: Side,
  at: string,
): ResponseChange | null => {
  const [sender, recipient] = [participants[side], participants[otherSide(side)]];
  const isFirst = sent[0] + sent[1] === 0;
  if (isFirst && sender.userType === 'employer' && recipient.userType === 'doctor') {
    return { userId: recipient.userId, asked: true };
  }
  return sender.userType === 'doctor' && unansweredSince !== null
    ? { userId: sender.userId, answeredAfterMinutes: minutesBetween(unansweredSince, at) }
    : null;
};

export const withMessage = (
  conversation: ConversationItem,
  { side, subject, preview, now, recipientIsOnline }: NewMessage,
): Sent => {
  const recipient = otherSide(side);
  const at = momentAfter(conversation.lastMessageAt, now);
  const number = conversation.sent[side] + 1;
  const tell = !recipientIsOnline && !conversation.told[recipient];
  const response = responseTo(conversation, side, at);
  const since = response && 'asked' in response ? at : conversation.unansweredSince;
  return {
    at,
    number,
    tell,
    response,
    conversation: {
      ...conversation,
      subject: subject || conversation.subject,
      lastMessage: preview,
      lastMessageAt: at,
      sent: withSide(conversation.sent, side, number),
      told: tell ? withSide(conversation.told, recipient, true) : conversation.told,
      unansweredSince: response && 'answeredAfterMinutes' in response ? null : since,
      version: conversation.version + 1,
    },
  };
};

/** `count`: messages of the other side. Null if already read. */
export const withRead = (conversation: ConversationItem, side: Side, count: number): ConversationItem | null => {
  const read = Math.min(count, conversation.sent[otherSide(side)]);
  if (read <= conversation.read[side]) return null;
  const isAll = read === conversation.sent[otherSide(side)];
  return {
    ...conversation,
    read: withSide(conversation.read, side, read),
    told: isAll ? withSide(conversation.told, side, false) : conversation.told,
    version: conversation.version + 1,
  };
};

export const withBlock = (conversation: ConversationItem, side: Side, blocked: boolean): ConversationItem | null =>
  conversation.blocked[side] === blocked
    ? null
    : {
        ...conversation,
        blocked: withSide(conversation.blocked, side, blocked),
        version: conversation.version + 1,
      };
