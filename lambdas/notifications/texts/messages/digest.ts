import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { MailCard, MailBody } from '../../../platform/mail/markup';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';

const t = textsOf('notifications/digest');

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
    lines: content ? [[content]] : [],
    url: onSite(siteUrl, actionUrl),
  });

const allOf = (siteUrl: string) => ({ label: t('action'), url: onSite(siteUrl, paths.notifications) });

export const digest = ({ siteUrl, entries, more }: Digest): MailBody => {
  const count = entries.length + more;
  const [first] = entries;
  return {
    subject: count === 1 && first ? first.title : t('updates.subject', { count, product: productName }),
    preview: entries.map(({ title }) => title).join(', '),
    heading: count === 1 ? t('updates.headingOfOne') : t('updates.heading', { count }),
    paragraphs: [t('updates.text')],
    cards: entries.map(cardOf(siteUrl)),
    action: allOf(siteUrl),
    notes: [...(more > 0 ? [t('more', { count: more })] : []), t('updates.why')],
  };
};

type Unread = { unread: readonly Entry[]; unreadMore: boolean };
type Summary = Digest & Unread;

const weekSubject = ({ unread, unreadMore }: Unread): DeferredText => {
  const given = { count: unread.length, product: productName };
  if (unread.length === 0) return t('week.subject', { product: productName });
  return unreadMore ? t('week.subjectUnreadAtLeast', given) : t('week.subjectUnread', given);
};

const weekUnread = ({ unread, unreadMore }: Unread): DeferredText[] => {
  const given = { count: unread.length };
  if (unread.length === 0) return [];
  return [unreadMore ? t('week.unreadAtLeast', given) : t('week.unread', given)];
};

export const weeklySummary = ({ siteUrl, entries, more, ...rest }: Summary): MailBody => {
  const shown = [...entries, ...rest.unread];
  const waited = entries.length + more;
  return {
    subject: weekSubject(rest),
    preview: shown.map(({ title }) => title).join(', '),
    heading: t('week.heading'),
    paragraphs: [...(waited > 0 ? [t('week.updates', { count: waited })] : []), ...weekUnread(rest)],
    cards: shown.map(cardOf(siteUrl)),
    action: allOf(siteUrl),
    notes: [...(more > 0 ? [t('more', { count: more })] : []), t('week.why')],
  };
};
