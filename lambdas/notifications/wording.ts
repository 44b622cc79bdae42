import type { NotificationType } from '@shared/core/model/enumerations';
import type { DeferredText, Phrase } from '../platform/text/deferred-text';
import { onSite } from './format';
import type { Recipient, UserTexts } from './text';

export type Wording = {
  title: DeferredText;
  content: DeferredText;
  details?: readonly Phrase[];
  action: DeferredText;
  path: string;
};

export const inAppAndEmail = <S>(
  type: NotificationType,
  wordingOf: (subject: S, to: Recipient) => Wording | null,
): Required<Pick<UserTexts<S>, 'inApp' | 'email'>> => ({
  inApp(subject, to) {
    const wording = wordingOf(subject, to);
    return wording && { type, title: wording.title, content: wording.content, actionUrl: wording.path };
  },
  email(subject, { siteUrl, userId }) {
    const wording = wordingOf(subject, { userId });
    if (!wording) return null;
    const { title, content, details = [], action, path } = wording;
    return {
      subject: title,
      preview: content,
      heading: title,
      paragraphs: [content, ...details],
      action: { label: action, url: onSite(siteUrl, path) },
    };
  },
});
