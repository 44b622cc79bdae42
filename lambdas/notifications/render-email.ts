import type { Language } from '@shared/text/language';
import { renderMail } from '../platform/mail/markup';
import type { Mail } from '../platform/mail/send-email';
import type { KindOfEmail } from './text';

export const renderEmail = async (
  siteUrl: string,
  { kind, replyTo, calendar, ...body }: KindOfEmail,
  language: Language,
  zone?: string,
): Promise<Omit<Mail, 'to'>> => ({
  ...(await renderMail(siteUrl, body, language, zone)),
  kind,
  ...(replyTo !== undefined && { replyTo }),
  ...(calendar && { calendar: (addresses) => calendar(addresses, language) }),
});
