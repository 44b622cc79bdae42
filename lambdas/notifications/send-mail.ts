import { systemClock } from '../platform/clock';
import { createMailSuppressions } from '../store/accounts/accounts/mail-suppressions';
import { createDigestQueue } from '../store/messages/notifications/digests';
import { environment } from '../platform/environment';
import { createStageHash } from '../platform/crypto/stage-hash';
import { lazyDependency } from '../platform/lazy-dependency';
import { createDeliverySettings } from '../store/messages/notifications/delivery-settings';
import { openTable } from '../platform/table/table';
import { consumeQueue } from '../events/queue/consume-queue';
import { createEventReader } from '../events/event-reads';
import { deliverEmail } from './deliver-email';
import { createProcessedEvents } from '../platform/table/processed-events';

const table = openTable();
const deps = {
  reader: createEventReader(table),
  mailer: lazyDependency(async () => (await import('../platform/mail/send-email')).createMailer()),
  settings: createDeliverySettings(table),
  digestQueue: createDigestQueue(table),
  suppressions: createMailSuppressions(table),
  hash: createStageHash(),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

export const handler = consumeQueue(
  'send-mail',
  (event) => deliverEmail(deps, event),
  createProcessedEvents(table, systemClock),
);
