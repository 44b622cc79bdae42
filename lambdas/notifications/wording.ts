import type { NotificationType } from '@shared/model/enumerations';
import { renderMail } from '../platform/mail/markup';
import { onSite } from './format';
import type { UserTexts } from './text';

export type Wording = {
  title: string;
  content: string;
  details?: readonly string[];
  action: string;
  path: string;
};

export const inAppAndEmail = <S>(
  type: NotificationType,
  wordingOf: (subject: S, userId: string) => Wording | null,
): Required<Pick<UserTexts<S>, 'inApp' | 'email'>> => ({
  inApp(subject, userId) {
    const wording = wordingOf(subject, userId);
    return wording && { type, title: wording.title, content: wording.content, actionUrl: wording.path };
  },
  email(subject, { siteUrl, userId }) {
    const wording = wordingOf(subject, userId);
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
