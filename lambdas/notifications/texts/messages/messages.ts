import type { EventOf } from '@shared/core/model/event';
import { messagesView, paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { defineTexts } from '../../text';

/** First unread message, while the recipient is offline. */
const loadMessage = async (reader: EventReader, { data }: EventOf<'message.sent'>) => {
  const message = await reader.message(data);
  if (!message) return null;
  const { senderName, organization, subject } = message;
  return {
    recipientId: data.recipientId,
    sender: organization ? `${senderName} (${organization})` : senderName,
    subject,
    path: `${paths.messages}?${messagesView.conversation}=${data.conversationId}`,
  };
};

const t = textsOf('notifications/messages');

export const messageTexts = defineTexts({
  'message.sent': {
    load: loadMessage,
    toUsers: [
      {
        // Message content is not sent by email, because inboxes may be shared.
        recipients: ({ recipientId }) => [recipientId],
        category: 'messages',
        inApp: ({ sender, subject, path }) => ({
          type: 'message',
          title: t('title'),
          content: subject ? t('sentAbout', { sender, subject }) : t('sent', { sender }),
          actionUrl: path,
        }),
        email: ({ sender, subject, path }, { siteUrl }) => ({
          subject: t('email.subject', { sender }),
          preview: t('email.preview', { sender, product: productName }),
          heading: t('email.heading'),
          paragraphs: [subject ? t('email.sentAbout', { sender, subject }) : t('sent', { sender }), t('email.once')],
          action: { label: t('email.action'), url: onSite(siteUrl, path) },
        }),
        sms: (_message) => t('sms'),
      },
    ],
  },
});
