import { stopMailsPath } from '@shared/messages/model/mail-lists';
import { paths, pathTo } from '@shared/paths';
import { textsOf } from '../platform/text/deferred-text';
import { mailListToken, type ListedMail } from '../store/messages/notifications/mail-list-token';
import { onSite } from './format';
import type { EmailContext, EmailDraft, KindOfEmail } from './text';

const t = textsOf('mail');

/** Adds an unsubscribe link, unless the email has its own, and a link to the settings. */
export const listed = async (
  draft: EmailDraft,
  to: ListedMail,
  { siteUrl, hash }: EmailContext,
): Promise<KindOfEmail> => {
  const { kind, links = [] } = draft;
  const settings = { label: t('settings'), url: onSite(siteUrl, paths.notificationSettings) };
  if (kind) return { ...draft, kind, links: [...links, settings] };
  const token = await mailListToken(hash, to);
  const post = stopMailsPath.replace('{token}', encodeURIComponent(token));
  const stop = { label: t('stop'), url: onSite(siteUrl, pathTo(paths.stopMails, { token })) };
  return { ...draft, kind: { unsubscribe: onSite(siteUrl, post) }, links: [...links, stop, settings] };
};
