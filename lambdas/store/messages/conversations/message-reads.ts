import type { Clock } from '../../../platform/clock';
import { createParticipants } from './participants';
import { hiddenMark } from '../../trust/reports/hidden';
import { conversationKeys } from './keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { mayRead, readConversation, sideOf } from './conversation-item';
import { getItem, getItems, type Table } from '../../../platform/table/table';
import type { MessageReader } from './ports';

export const createMessageReader = (table: Table, clock: Pick<Clock, 'now'>): MessageReader => {
  const participants = createParticipants(table, clock);
  return {
    async message({ conversationId, messageId, senderId, recipientId }) {
      const [sent, conversationItem, membership] = await getItems(
        table,
        [
          conversationKeys.sentMessage(conversationId, messageId),
          conversationKeys.conversation(conversationId),
          organizationKeys.membership(recipientId),
        ],
        true,
      );
      if (!sent || !conversationItem) return null;
      const conversation = readConversation(conversationItem);
      const reader = {
        userId: recipientId,
        organizationId: (membership?.['organizationId'] as string | undefined) ?? null,
      };
      const side = sideOf(conversation, senderId);
      if (side === null || !mayRead(conversation, reader)) return null;
      const message = await getItem(table, conversationKeys.message(conversationId, String(sent['position'])), true);
      if (message?.['tell'] !== true || hiddenMark(message).hidden) return null;
      const sender = { ...conversation.participants[side], organizationId: conversation.organizationId };
      const known = (await participants.find(reader, [sender])).get(senderId);
      const { user_name = '', organization = null } = known?.correspondent ?? {};
      return { senderName: user_name, organization, subject: conversation.subject };
    },
  };
};
