import { limits } from '@shared/limits';
import { randomInt } from 'node:crypto';
import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createPhones } from '../../store/messages/notifications/phones';
import { network } from '../../platform/web-push/network';
import { createPushKeys } from '../../platform/web-push/stage-push-keys';
import { createPushSubscriptions } from '../../store/messages/notifications/push-subscriptions';
import { createThrottle } from '../../platform/table/throttle';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createNotificationRepository } from '../../store/messages/notifications/inbox';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;

export const deps: Deps = {
  notifications: createNotificationRepository(table, cursors),
  settings: createNotificationSettings(table),
  accounts: createAccountReader(table),
  phones: createPhones(table),
  subscriptions: createPushSubscriptions(table),
  pushNetwork: network,
  pushKeys: createPushKeys(),
  textMessages: lazyDependency(async () => (await import('../../platform/gateways/sms')).createTextMessages()),
  throttle: createThrottle(table, systemClock),
  hash,
  newCode: () => String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0'),
  clock: systemClock,
};
