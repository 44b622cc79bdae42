import { productName } from '@shared/product';
import { renderMail, type MailContent } from './markup';

type NewMessage = { siteUrl: string; from: string; subject: string; actionUrl: string };

/** Says that there is a message, not what it says: mailboxes are read by others, too. */
export const newMessage = ({ siteUrl, from, subject, actionUrl }: NewMessage): MailContent =>
  renderMail(siteUrl, {
    subject: `New message from ${from}`,
    preview: `${from} sent you a message on ${productName}.`,
    heading: 'You have a new message',
    paragraphs: [
      subject ? `${from} sent you a message about “${subject}”.` : `${from} sent you a message.`,
      'Until you have read it we send no further mail about this conversation.',
    ],
    action: { label: 'Read the message', url: new URL(actionUrl, siteUrl).href },
  });
