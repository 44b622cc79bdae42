import en from '@shared/locales/en/notifications/digest.json';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { ReaderText } from '@shared/text/catalog';
import { defaultLanguage } from '@shared/text/language';
import { renderMail, type MailCard, type MailContent } from '../../platform/mail/markup';
import { family } from '../../platform/text/family';
import { onSite } from '../format';

const texts = family('notifications/digest', { en });
type Text = ReaderText<'notifications/digest'>;

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

const settingsLink = (siteUrl: string, t: Text) => ({
  label: t('settings'),
  url: onSite(siteUrl, paths.notificationSettings),
});
const allOf = (siteUrl: string, t: Text) => ({ label: t('action'), url: onSite(siteUrl, paths.notifications) });

export const digest = ({ siteUrl, entries, more }: Digest): MailContent => {
  const t = texts.in(defaultLanguage);
  const count = entries.length + more;
  const [first] = entries;
  return renderMail(siteUrl, {
    subject: count === 1 && first ? first.title : t('updates.subject', { count, product: productName }),
    preview: entries.map(({ title }) => title).join(', '),
    heading: count === 1 ? t('updates.headingOfOne') : t('updates.heading', { count }),
    paragraphs: [t('updates.text')],
    cards: entries.map(cardOf(siteUrl)),
    action: allOf(siteUrl, t),
    notes: [...(more > 0 ? [t('more', { count: more })] : []), t('updates.why')],
    links: [settingsLink(siteUrl, t)],
  });
};

type Unread = { unread: readonly Entry[]; unreadMore: boolean };
type Summary = Digest & Unread;

const weekSubject = ({ unread, unreadMore }: Unread, t: Text): string => {
  const given = { count: unread.length, product: productName };
  if (unread.length === 0) return t('week.subject', { product: productName });
  return unreadMore ? t('week.subjectUnreadAtLeast', given) : t('week.subjectUnread', given);
};

const weekUnread = ({ unread, unreadMore }: Unread, t: Text): string[] => {
  const given = { count: unread.length };
  if (unread.length === 0) return [];
  return [unreadMore ? t('week.unreadAtLeast', given) : t('week.unread', given)];
};

export const weeklySummary = ({ siteUrl, entries, more, ...rest }: Summary): MailContent => {
  const t = texts.in(defaultLanguage);
  const shown = [...entries, ...rest.unread];
  const waited = entries.length + more;
  return renderMail(siteUrl, {
    subject: weekSubject(rest, t),
    preview: shown.map(({ title }) => title).join(', '),
    heading: t('week.heading'),
    paragraphs: [...(waited > 0 ? [t('week.updates', { count: waited })] : []), ...weekUnread(rest, t)],
    cards: shown.map(cardOf(siteUrl)),
    action: allOf(siteUrl, t),
    notes: [...(more > 0 ? [t('more', { count: more })] : []), t('week.why')],
    links: [settingsLink(siteUrl, t)],
  });
};
