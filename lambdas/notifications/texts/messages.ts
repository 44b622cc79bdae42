import type { EventOf } from '@shared/model/event';
import { messagesView, paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventReader } from '../../events/ports';
import { renderMail } from '../../platform/mail/markup';
import { onSite } from '../format';
import { defineTexts } from '../text';

/** First unread message, while the recipient is offline. */
const loadMessage = async (reader: EventReader, { data }: EventOf<'message.sent'>) => {
  const message = await reader.message(data);
  if (!message) return null;
  const { senderName, organization, subject } = message;
  return {
    recipientId: data.recipientId,
    from: organization ? `${senderName} (${organization})` : senderName,
    subject,
    path: `${paths.messages}?${messagesView.conversation}=${data.conversationId}`,
  };
};

export const messageTexts = defineTexts({
  'message.sent': {
    load: loadMessage,
    toUsers: [
      {
        // Message content is not sent by email, because inboxes may be shared.
        recipients: ({ recipientId }) => [recipientId],
        category: 'messages',
        inApp: ({ from, subject, path }) => ({
          type: 'message',
          title: 'New message',
          content: subject ? `${from} sent you a message: “${subject}”.` : `${from} sent you a message.`,
          actionUrl: path,
        }),
        email: ({ from, subject, path }, { siteUrl }) =>
          renderMail(siteUrl, {
            subject: `New message from ${from}`,
            preview: `${from} sent you a message on ${productName}.`,
            heading: 'You have a new message',
            paragraphs: [
              subject ? `${from} sent you a message about “${subject}”.` : `${from} sent you a message.`,
              "We won't email you about this conversation again until you've read it.",
            ],
            action: { label: 'Read message', url: onSite(siteUrl, path) },
          }),
        sms: () => 'You have a new message.',
      },
    ],
  },
});
