import type { Language } from '@shared/text/language';
import type { MailBody } from '../../platform/mail/markup';
import type { Deps } from './ports';

export type Letter = { to: string; language: Language; body: MailBody };

/** Rendering loads with the first email: most requests send none. */
export const sendMail = async ({ mailer, siteUrl }: Deps, { to, language, body }: Letter): Promise<void> => {
  const { renderMail } = await import('../../platform/mail/markup');
  await mailer.send({ ...(await renderMail(siteUrl, body, language)), kind: 'transactional', to });
};
