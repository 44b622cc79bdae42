import { limits } from '@shared/limits';
import { randomInt } from 'node:crypto';
import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createNotificationSettings } from '../runtime/notification-settings-repository';
import { createPhones } from '../runtime/phone-repository';
import { network } from '../runtime/push/network';
import { createPushKeys } from '../runtime/push/stage-push-keys';
import { createPushSubscriptions } from '../runtime/push/push-subscription-repository';
import { createThrottle } from '../runtime/throttle-repository';
import { createAccounts } from './account-repository';
import { createNotificationRepository } from './notification-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;

export const deps: Deps = {
  notifications: createNotificationRepository(table, cursors),
  settings: createNotificationSettings(table),
  accounts: createAccounts(table),
  phones: createPhones(table),
  subscriptions: createPushSubscriptions(table),
  pushNetwork: network,
  pushKeys: createPushKeys(),
  // Codes are rare; lists are not.
  textMessages: lazyPort(async () => (await import('../runtime/sms-gateway')).createTextMessages()),
  throttle: createThrottle(table, systemClock),
  hash,
  newCode: () => String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0'),
  clock: systemClock,
};
