import { whatsNew } from '@shared/paths';
import type { news } from '@shared/news';
import { textsOf, type DeferredText } from '../../platform/text/deferred-text';
import { onSite } from '../format';
import type { EmailDraft } from '../text';

const t = textsOf('notifications/product-news');
const entryText = textsOf('help/news');

export type News = (typeof news)[number];

/** Same text as on What's New. */
export const newsOf = ({ name }: News): { subject: DeferredText; text: DeferredText } => ({
  subject: entryText(`${name}.title`),
  text: entryText(`${name}.text`),
});

export const productNews = (entry: News, siteUrl: string): EmailDraft => {
  const { subject, text } = newsOf(entry);
  return {
    subject,
    preview: text,
    heading: subject,
    paragraphs: [text],
    action: { label: t('action'), url: onSite(siteUrl, whatsNew) },
    notes: [t('why')],
  };
};
