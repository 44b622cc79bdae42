import type { NotificationType } from '@shared/model/enumerations';
import { renderMail } from '../platform/mail/markup';
import { onSite } from './format';
import type { UserTexts } from './text';

/** One wording for the bell and the email. */
export type Wording = {
  title: string;
  /** What happened, in a sentence. */
  content: string;
  /** More of it in the email, each a paragraph. */
  details?: readonly string[];
  /** Label of the email's button, which opens `path`. */
  action: string;
  path: string;
};

/** In-app text and email from one wording; null for neither. */
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
