import type { ConversationItem } from './conversation-item';
import type { OwnConversation, StoredMessage } from './ports';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const conversationsClasses = {
  Conversation: {
    asked: 'operational',
    blocked: 'operational',
    call: 'operational',
    conversationId: 'operational',
    createdAt: 'operational',
    lastMessage: 'content',
    lastMessageAt: 'operational',
    organizationId: 'operational',
    participants: 'operational',
    read: 'operational',
    sent: 'operational',
    subject: 'content',
    told: 'operational',
    unansweredSince: 'operational',
    version: 'operational',
  } satisfies ClassesOf<ConversationItem>,
  Message: {
    attachments: 'content',
    content: 'content',
    conversationId: 'operational',
    createdAt: 'operational',
    hidden: 'operational',
    id: 'operational',
    language: 'operational',
    number: 'operational',
    otherNumber: 'operational',
    recipientId: 'operational',
    senderId: 'operational',
    subject: 'content',
    tell: 'operational',
  } satisfies ClassesOf<StoredMessage>,
  SentMessage: {
    position: 'operational',
  },
  OwnConversation: {
    blocked: 'operational',
    conversationId: 'operational',
    lastMessage: 'content',
    lastMessageAt: 'operational',
    organizationId: 'operational',
    other: 'operational',
    subject: 'content',
    unread: 'operational',
  } satisfies ClassesOf<OwnConversation>,
  UnreadMessages: counters,
  ResponseTimes: counters,
} as const satisfies Record<string, AttributeClasses>;
