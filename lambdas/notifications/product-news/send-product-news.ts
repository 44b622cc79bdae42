import { limits } from '@shared/limits';
import type { NewsMail } from '@shared/trust/model/site-state';
import { news } from '@shared/news';
import { addSeconds, type Clock } from '../../platform/clock';
import { log } from '../../platform/logger';
import type { Mailer } from '../../platform/mail/send-email';
import type { ProcessedEvents } from '../../platform/table/processed-events';
import type { AccountReader } from '../../store/accounts/accounts/ports';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { NewsMails, NewsReaders } from '../../store/trust/site-state/news-mails';
import { listed } from '../listed-email';
import { renderEmail } from '../render-email';
import type { EmailContext } from '../text';
import { productNews, type News } from './product-news-text';

export type NewsDeps = EmailContext & {
  newsMails: Pick<NewsMails, 'last' | 'advance'>;
  readers: Pick<NewsReaders, 'page'>;
  settings: Pick<NotificationSettingsStore, 'get'>;
  accounts: AccountReader;
  mailer: Mailer;
  processed: ProcessedEvents;
  clock: Pick<Clock, 'now'>;
};

type Outcome = 'sent' | 'quiet' | 'failed';
export type NewsResult = Record<Outcome, number>;

/** Claims before sending: after a failure, the person misses this email rather than getting it twice. */
const isFirst = async ({ processed }: NewsDeps, { number }: News, userId: string): Promise<boolean> => {
  let first = false;
  await processed.once('product-news', `${number}#${userId}`, async () => {
    first = true;
  });
  return first;
};

const sendTo = async (deps: NewsDeps, entry: News, userId: string): Promise<Outcome> => {
  try {
    const [account, settings] = await Promise.all([deps.accounts.get(userId), deps.settings.get(userId)]);
    // The person may have left or opted out since the list was read.
    if (!account || !settings.emailMarketing || !(await isFirst(deps, entry, userId))) return 'quiet';
    const draft = await listed(productNews(entry, deps.siteUrl), { userId, lists: ['emailMarketing'] }, deps);
    await deps.mailer.send({ ...(await renderEmail(deps.siteUrl, draft, account.language)), to: account.email });
    return 'sent';
  } catch (error) {
    log.error('product news failed', error);
    return 'failed';
  }
};

const isOver = ({ requestedAt }: NewsMail, now: Date): boolean =>
  addSeconds(new Date(requestedAt), limits.newsMailRunDays * 24 * 3600) <= now;

/** Continues where the last run stopped. Stops when no one can be reached, so an outage affects few people. */
export const sendProductNews = async (deps: NewsDeps, hasTime: () => boolean): Promise<NewsResult> => {
  const result: NewsResult = { sent: 0, quiet: 0, failed: 0 };
  const mail = await deps.newsMails.last();
  if (!mail || mail.finishedAt !== null) return result;
  const entry = news.find(({ number }) => number === mail.number);
  let after: string | null = mail.after;
  let isReached = true;
  do {
    const { userIds, next } =
      entry && !isOver(mail, deps.clock.now()) ? await deps.readers.page(after) : { userIds: [], next: null };
    const outcomes = entry ? await Promise.all(userIds.map((userId) => sendTo(deps, entry, userId))) : [];
    for (const it of outcomes) result[it] += 1;
    const sent = outcomes.filter((it) => it === 'sent').length;
    isReached = outcomes.length === 0 || outcomes.some((it) => it !== 'failed');
    const finishedAt = next === null ? deps.clock.now().toISOString() : null;
    await deps.newsMails.advance(mail, { after: next, sent, finishedAt });
    after = next;
  } while (after !== null && isReached && hasTime());
  return result;
};
