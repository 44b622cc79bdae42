import { limits } from '@shared/limits';
import { productName as product } from '@shared/product';
import type { Language } from '@shared/text/language';
import { textsOf } from '../../platform/text/deferred-text';
import type { Deps } from './ports';

const t = textsOf('notifications/organization-verification');

type Letter = { to: string; language: Language; code: string; organization: string };

export const sendDomainCodeMail = async (
  { mailer, siteUrl }: Pick<Deps, 'mailer' | 'siteUrl'>,
  { to, language, code, organization }: Letter,
): Promise<void> => {
  const { renderMail } = await import('../../platform/mail/markup');
  const body = {
    subject: t('code.subject', { code, product, organization }),
    preview: t('code.preview', { organization }),
    heading: t('code.heading'),
    paragraphs: [t('code.text', { organization, product })],
    code,
    notes: [t('code.expires', { minutes: limits.otpMinutes }), t('code.ignore')],
  };
  await mailer.send({ ...(await renderMail(siteUrl, body, language)), kind: 'transactional', to });
};
