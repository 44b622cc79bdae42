import { systemClock } from '../platform/clock';
import { createCursors } from '../platform/http/cursor';
import { createDigests } from '../store/messages/notifications/digests';
import { environment } from '../platform/environment';
import { createAccountReader } from '../store/accounts/accounts/account-reader';
import { lazyDependency } from '../platform/lazy-dependency';
import { createDeliverySettings } from '../store/messages/notifications/delivery-settings';
import { createStageHash } from '../platform/crypto/stage-hash';
import { openTable } from '../platform/table/table';
import { scheduledRun } from '../platform/scheduled-run';
import { createNotificationRepository } from '../store/messages/notifications/inbox';
import { createProcessedEvents } from '../platform/table/processed-events';
import { createNewsMails, createNewsReaders } from '../store/trust/site-state/news-mails';
import { sendProductNews } from './product-news/send-product-news';
import { sendDueDigests } from './send-due-digests';

const table = openTable();
const hash = createStageHash();
const deps = {
  digests: createDigests(table),
  settings: createDeliverySettings(table),
  notifications: createNotificationRepository(table, createCursors(hash)),
  accounts: createAccountReader(table),
  mailer: lazyDependency(async () => (await import('../platform/mail/send-email')).createMailer()),
  newsMails: createNewsMails(table),
  readers: createNewsReaders(table),
  processed: createProcessedEvents(table, systemClock),
  hash,
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

const reserveMs = 10_000;

/** Digests first: product news can wait. */
export const handler = scheduledRun({ name: 'digests', reserveMs }, async (hasTime) => {
  const { failed, ...digests } = await sendDueDigests(deps, hasTime);
  const news = await sendProductNews(deps, hasTime);
  return { ...digests, news, failed: failed + news.failed };
});
