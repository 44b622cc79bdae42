import type { NotificationType } from '@shared/model/enumerations';
import type { CatalogId } from '@shared/text/catalog';
import { renderMail } from '../platform/mail/markup';
import { onSite } from './format';
import type { Recipient, UserTexts } from './text';

export type Wording = {
  title: string;
  content: string;
  details?: readonly string[];
  action: string;
  path: string;
};

export const inAppAndEmail = <S, C extends CatalogId>(
  type: NotificationType,
  wordingOf: (subject: S, to: Recipient<C>) => Wording | null,
): Required<Pick<UserTexts<S, C>, 'inApp' | 'email'>> => ({
  inApp(subject, to) {
    const wording = wordingOf(subject, to);
    return wording && { type, title: wording.title, content: wording.content, actionUrl: wording.path };
  },
  email(subject, { siteUrl, ...to }) {
    const wording = wordingOf(subject, to);
    if (!wording) return null;
    const { title, content, details = [], action, path } = wording;
    return renderMail(siteUrl, {
      subject: title,
      preview: content,
      heading: title,
      paragraphs: [content, ...details],
      action: { label: action, url: onSite(siteUrl, path) },
    });
  },
});
