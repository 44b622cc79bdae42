import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { NewsMail, NewsMailForm, NextNewsMail } from '@shared/trust/model/site-state';
import { newestNews } from '@shared/news';
import type { Language } from '@shared/text/language';
import { notice } from '@shared/text/notice';
import { newsOf } from '../../notifications/product-news/product-news-text';
import { addSeconds } from '../../platform/clock';
import type { NewsMailDeps } from './ports';

const daySeconds = 24 * 3600;

const nextAt = (last: Pick<NewsMail, 'requestedAt'> | null, now: Date): Date | null => {
  if (!last) return null;
  const at = addSeconds(new Date(last.requestedAt), limits.newsMailEveryDays * daySeconds);
  return at > now ? at : null;
};

const isSent = (last: Pick<NewsMail, 'number'> | null): boolean => last !== null && last.number >= newestNews.number;

export const getNextNewsMail = async (
  { mails, readers, clock }: NewsMailDeps,
  language: Language,
): Promise<NextNewsMail> => {
  // Loaded on demand, because every page calls this function for other data.
  const { readIn } = await import('../../platform/text/read-text');
  const [run, counted, text] = await Promise.all([mails.last(), readers.count(), readIn(language, newsOf(newestNews))]);
  const { after: _after, ...last } = run ?? { after: null };
  return {
    ...text,
    number: newestNews.number,
    readers: counted,
    last: 'number' in last ? last : null,
    nextAt: nextAt(run, clock.now())?.toISOString() ?? null,
    isSent: isSent(run),
  };
};

/** Starts the email; the digest function sends it until it is complete. */
export const sendNewsMail = async (
  { mails, readers, clock }: NewsMailDeps,
  { number, reason, version }: NewsMailForm,
): Promise<NewsMail> => {
  const now = clock.now();
  const last = await mails.last();
  if (number !== newestNews.number || version !== (last?.version ?? 0)) throw new AppError('STALE_VERSION');
  if (isSent(last)) throw new AppError('ILLEGAL_TRANSITION', notice('newsMailSent'));
  const at = nextAt(last, now);
  if (at) {
    const retryAfterSeconds = Math.ceil((at.getTime() - now.getTime()) / 1000);
    const days = Math.ceil(retryAfterSeconds / daySeconds);
    throw new AppError('TOO_EARLY', notice('newsMailTooEarly', { days }), { retryAfterSeconds });
  }
  if ((await readers.page(null)).userIds.length === 0) {
    throw new AppError('ILLEGAL_TRANSITION', notice('newsMailUnwanted'));
  }
  const requestedAt = now.toISOString();
  const mail = { number, reason, requestedAt, finishedAt: null, sent: 0, version: version + 1 };
  await mails.begin(mail, version);
  return mail;
};
