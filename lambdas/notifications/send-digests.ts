import { Account } from '@shared/model/account';
import type { Context } from 'aws-lambda';
import { systemClock } from '../runtime/clock';
import { createCursors } from '../runtime/cursor';
import { createDigests } from '../runtime/digest-repository';
import { environment } from '../runtime/environment';
import { keys } from '../runtime/keys';
import { log } from '../runtime/logger';
import { createMailer } from '../runtime/mail/mail-gateway';
import { createNotificationSettings } from '../runtime/notification-settings-repository';
import { createStageHash } from '../runtime/stage-hash';
import { getItem, openTable } from '../runtime/table-gateway';
import { createNotificationRepository } from './notification-repository';
import { sendDueDigests, type DigestResult } from './send-due-digests';

const table = openTable();
const deps = {
  digests: createDigests(table),
  settings: createNotificationSettings(table),
  notifications: createNotificationRepository(table, createCursors(createStageHash())),
  addressOf: async (userId: string) => {
    const item = await getItem(table, keys.account(userId));
    return item ? Account.pick({ email: true }).parse(item).email : null;
  },
  mailer: createMailer(),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

/** Enough for one more page of digests. */
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
