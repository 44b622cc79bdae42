import type { EventOf } from '@shared/model/event';
import { messagesView, paths } from '@shared/paths';
import { newMessage } from '../../runtime/mail/message-templates';
import type { NewsOf } from '../news';

/** The first message that somebody has not read, while they are not here: what it says stands in the conversation only. */
const sent: NewsOf<EventOf<'message.sent'>> = async (reader, { data }) => {
  const message = await reader.message(data);
  if (!message) return [];
  const { senderName, organization, subject } = message;
  const from = organization ? `${senderName} (${organization})` : senderName;
  const actionUrl = `${paths.messages}?${messagesView.conversation}=${data.conversationId}`;
  return [
    {
      userId: data.recipientId,
      category: 'messages',
      notification: {
        type: 'message',
        title: 'New message',
        content: subject ? `${from} sent you a message: “${subject}”.` : `${from} sent you a message.`,
        actionUrl,
      },
      mail: ({ siteUrl }) => newMessage({ siteUrl, from, subject, actionUrl }),
      sms: 'You have a new message.',
    },
  ];
};

export const messageNews = { 'message.sent': sent };
