import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import { renderMail, type MailCard, type MailContent } from '../../platform/mail/markup';
import { formatCount, onSite } from '../format';

type Entry = { title: string; content: string; actionUrl: string };
type Digest = {
  siteUrl: string;
  entries: readonly Entry[];
  more: number;
};

const cardOf =
  (siteUrl: string) =>
  ({ title, content, actionUrl }: Entry): MailCard => ({
    title,
    lines: content ? [content] : [],
    url: onSite(siteUrl, actionUrl),
  });

const settingsLink = (siteUrl: string) => ({
  label: 'Manage your email settings',
  url: onSite(siteUrl, paths.notificationSettings),
});
const allOf = (siteUrl: string) => ({
  label: 'View all notifications',
  url: onSite(siteUrl, paths.notifications),
});

export const digest = ({ siteUrl, entries, more }: Digest): MailContent => {
  const count = entries.length + more;
  const [first] = entries;
  return renderMail(siteUrl, {
    subject: count === 1 && first ? first.title : `${formatCount(count, 'update')} from ${productName}`,
    preview: entries.map(({ title }) => title).join(', '),
    heading: count === 1 ? 'While you were away' : `${formatCount(count, 'update')} for you`,
    paragraphs: ["Here's what happened since our last email:"],
    cards: entries.map(cardOf(siteUrl)),
    action: allOf(siteUrl),
    notes: [
      ...(more > 0 ? [`+${more} more on the site.`] : []),
      'Your settings held these emails until now (quiet hours, weekends or a digest).',
    ],
    links: [settingsLink(siteUrl)],
  });
};

type Summary = {
  siteUrl: string;
  entries: readonly Entry[];
  more: number;
  unread: readonly Entry[];
  unreadMore: boolean;
};

export const weeklySummary = ({ siteUrl, entries, more, unread, unreadMore }: Summary): MailContent => {
  const count = `${unread.length}${unreadMore ? '+' : ''} unread ${unread.length === 1 && !unreadMore ? 'notification' : 'notifications'}`;
  const waited = entries.length + more;
  return renderMail(siteUrl, {
    subject: unread.length > 0 ? `Your week on ${productName}: ${count}` : `Your week on ${productName}`,
    preview: [...entries, ...unread].map(({ title }) => title).join(', '),
    heading: 'Your week',
    paragraphs: [
      ...(waited > 0 ? [`${formatCount(waited, 'update')} since your last email.`] : []),
      ...(unread.length > 0 ? [`You have ${count} from the past week.`] : []),
    ],
    cards: [...entries, ...unread].map(cardOf(siteUrl)),
    action: allOf(siteUrl),
    notes: [
      ...(more > 0 ? [`+${more} more on the site.`] : []),
      "You get this email on Mondays when there's something new.",
    ],
    links: [settingsLink(siteUrl)],
  });
};
