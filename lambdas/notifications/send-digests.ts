import { systemClock } from '../platform/clock';
import { createCursors } from '../platform/http/cursor';
import { createDigests } from '../store/notifications/digests';
import { environment } from '../platform/environment';
import { createAccountReader } from '../store/accounts/account-reader';
import { lazyDependency } from '../platform/lazy-dependency';
import { createDeliverySettings } from '../store/notifications/delivery-settings';
import { createStageHash } from '../platform/crypto/stage-hash';
import { openTable } from '../platform/table/table';
import { scheduledRun } from '../platform/scheduled-run';
import { createNotificationRepository } from '../store/notifications/inbox';
import { sendDueDigests } from './send-due-digests';

const table = openTable();
const deps = {
  digests: createDigests(table),
  settings: createDeliverySettings(table),
  notifications: createNotificationRepository(table, createCursors(createStageHash())),
  accounts: createAccountReader(table),
  mailer: lazyDependency(async () => (await import('../platform/mail/send-email')).createMailer()),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'digests', reserveMs }, (hasTime) => sendDueDigests(deps, hasTime));
