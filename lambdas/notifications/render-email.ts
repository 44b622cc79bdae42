import type { Language } from '@shared/text/language';
import { renderMail } from '../platform/mail/markup';
import type { Mail } from '../platform/mail/send-email';
import type { EmailDraft } from './text';

export const renderEmail = async (
  siteUrl: string,
  { headers, replyTo, calendar, ...body }: EmailDraft,
  language: Language,
  zone?: string,
): Promise<Omit<Mail, 'to'>> => ({
  ...(await renderMail(siteUrl, body, language, zone)),
  ...(headers && { headers }),
  ...(replyTo !== undefined && { replyTo }),
  ...(calendar && { calendar: (addresses) => calendar(addresses, language) }),
});
