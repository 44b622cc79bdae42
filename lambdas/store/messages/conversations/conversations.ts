import { limits } from '@shared/limits';
import { languages } from '@shared/text/language';
import type { Cursors } from '../../../platform/http/cursor';
import { spendUpload } from '../../../platform/files/uploads';
import { questionUseWrite } from '../../money/billing/monthly-use';
import { conversationIndexes, conversationKeys } from './keys';
import { entity } from '../../entity';
import { hiddenMark } from '../../trust/reports/hidden';
import { responseWrite } from './response-times';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  blockedFor,
  inboxOfParticipant,
  otherSide,
  readConversation,
  type Side,
  type ConversationItem,
  unreadOf,
} from './conversation-item';
import {
  getItem,
  getItems,
  queryPage,
  transact,
  type Item,
  type Table,
  type Write,
} from '../../../platform/table/table';
import type { ConversationChange, Conversations, OwnConversation, StoredMessage } from './ports';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';

const AttachmentItem = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  key: z.string(),
});
const MessageItem: z.ZodType<StoredMessage> = z.object({
  id: z.string(),
  conversationId: z.string(),
  senderId: z.string(),
  recipientId: z.string(),
  subject: z.string(),
  content: z.string(),
  language: z.enum(languages).nullable().default(null),
  attachments: z.array(AttachmentItem),
  createdAt: z.string(),
  number: z.int(),
  otherNumber: z.int(),
  tell: z.boolean(),
});
export const readMessage = (item: Item): StoredMessage => ({ ...MessageItem.parse(item), ...hiddenMark(item) });
const OwnItem: z.ZodType<OwnConversation> = z.object({
  conversationId: z.string(),
  organizationId: z.string(),
  other: z.object({ userId: z.string(), userType: z.enum(['doctor', 'employer']) }),
  subject: z.string(),
  lastMessage: z.string(),
  lastMessageAt: z.string(),
  unread: z.int(),
  blocked: z.enum(['by_me', 'by_them']).nullable(),
});

const positionOf = ({ createdAt, id }: Pick<StoredMessage, 'createdAt' | 'id'>): string => `${createdAt}#${id}`;

const ownConversation = (conversation: ConversationItem, side: Side): OwnConversation => {
  const { conversationId, organizationId, participants, subject, lastMessage, lastMessageAt } = conversation;
  return {
    conversationId,
    organizationId,
    other: participants[otherSide(side)],
    subject,
    lastMessage,
    lastMessageAt,
    unread: unreadOf(conversation, side),
    blocked: blockedFor(conversation, side),
  };
};

const conversationWrite = (TableName: string, { before, after }: ConversationChange): Write => ({
  Put: {
    TableName,
    Item: { ...conversationKeys.conversation(after.conversationId), ...entity('Conversation'), ...after },
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

const messageWrites = (TableName: string, message: StoredMessage): Write[] => [
  {
    Put: {
      TableName,
      Item: {
        ...conversationKeys.sentMessage(message.conversationId, message.id),
        ...entity('SentMessage'),
        position: positionOf(message),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    refusal: ConcurrentModificationError,
  },
  {
    Put: {
      TableName,
      Item: {
        ...conversationKeys.message(message.conversationId, positionOf(message)),
        ...entity('Message'),
        ...message,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  ...message.attachments.map(({ uploadId }) => spendUpload(TableName, { uploadId, owner: message.senderId })),
];

const sideWrites = (TableName: string, { before, after }: ConversationChange, side: Side): Write[] => {
  const inbox = inboxOfParticipant(after, after.participants[side]);
  const row = ownConversation(after, side);
  const more = row.unread - (before ? unreadOf(before, side) : 0);
  return [
    {
      Put: {
        TableName,
        Item: {
          ...conversationKeys.ownConversation(inbox, row.conversationId),
          ...entity('OwnConversation'),
          ...row,
          gsi1pk: conversationIndexes.ownConversations(inbox),
          gsi1sk: `${row.lastMessageAt}#${row.conversationId}`,
        },
      },
    },
    ...(more === 0
      ? []
      : [
          {
            Update: {
              TableName,
              Key: conversationKeys.unreadMessages(inbox),
              ...buildUpdate({ set: entity('UnreadMessages'), add: { unread: more } }),
            },
          },
        ]),
  ];
};

export const createConversations = (table: Table, cursors: Cursors): Conversations => {
  const TableName = table.name;
  return {
    async get(conversationId) {
      const item = await getItem(table, conversationKeys.conversation(conversationId), true);
      return item ? readConversation(item) : null;
    },

    async save(change) {
      const { message, response, question } = change;
      await transact(table, [
        conversationWrite(TableName, change),
        ...(message ? messageWrites(TableName, message) : []),
        ...sideWrites(TableName, change, 0),
        ...sideWrites(TableName, change, 1),
        ...(response ? [responseWrite(TableName, response)] : []),
        ...(question ? [questionUseWrite(TableName, question)] : []),
      ]);
    },

    async list(inbox, query) {
      const page = await queryPage(table, cursors, {
        list: conversationIndexes.ownConversations(inbox),
        index: 'gsi1',
        ...query,
      });
      return { ...page, items: page.items.map((item) => OwnItem.parse(item)) };
    },

    async rows(inbox, conversationIds) {
      const keys = conversationIds.map((conversationId) => conversationKeys.ownConversation(inbox, conversationId));
      const items = await getItems(table, keys);
      return items.filter((item) => item !== undefined).map((item) => OwnItem.parse(item));
    },

    async unread(inbox) {
      const item: Item | undefined = await getItem(table, conversationKeys.unreadMessages(inbox), true);
      return Math.max(0, Number(item?.['unread'] ?? 0));
    },

    async messages(conversationId, cursor) {
      const page = await queryPage(table, cursors, {
        list: conversationIndexes.messages(conversationId),
        prefix: 'MESSAGE#',
        cursor,
        pageSize: limits.messagesPerPage,
      });
      return { ...page, items: page.items.map(readMessage) };
    },

    async message(conversationId, messageId) {
      const sent = await getItem(table, conversationKeys.sentMessage(conversationId, messageId), true);
      if (!sent) return null;
      const item = await getItem(table, conversationKeys.message(conversationId, String(sent['position'])), true);
      return item ? readMessage(item) : null;
    },
  };
};
