import { AppError } from '@shared/errors';
import type { Language } from '@shared/text/language';
import type { MailBody } from '../../../platform/mail/markup';
import type { ReceiveDeps } from '../ports';

export type Sender = { email: string; language: Language };

/** Headers that prevent automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/** Returns false above the daily limit. */
export const isWithin = async (counted: Promise<void>): Promise<boolean> => {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
};

/** Tells the sender the outcome. Once a day, so that two programs stop replying to each other. */
export const answerSender = async (
  { throttle, hash, mailer, siteUrl }: Pick<ReceiveDeps, 'throttle' | 'hash' | 'mailer' | 'siteUrl'>,
  { email: to, language }: Sender,
  body: MailBody,
): Promise<void> => {
  if (!(await isWithin(throttle.count('mailAnswers', { email: await hash('email', to) })))) return;
  const { renderMail } = await import('../../../platform/mail/markup');
  await mailer.send({ ...(await renderMail(siteUrl, body, language)), kind: 'transactional', to, headers: automatic });
};
