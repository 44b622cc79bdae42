import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { createCursors } from '../platform/http/cursor';
import { createDigests } from '../store/notifications/digests';
import { environment } from '../platform/environment';
import { createAccountReader } from '../store/accounts/account-reader';
import { log } from '../platform/logger';
import { lazyDependency } from '../platform/lazy-dependency';
import { createDeliverySettings } from '../store/notifications/delivery-settings';
import { createStageHash } from '../platform/crypto/stage-hash';
import { openTable } from '../platform/table/table';
import { createNotificationRepository } from '../store/notifications/inbox';
import { sendDueDigests, type DigestResult } from './send-due-digests';

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

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DigestResult> => {
  const result = await sendDueDigests(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('digests', result);
  if (result.failed > 0) throw new Error('Some digests failed; they stay due.');
  return result;
};
