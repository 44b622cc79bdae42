import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { Phones } from '../../store/messages/notifications/phones';
import type { PushKeys } from '../../platform/web-push/push-keys';
import type { PushNetwork } from '../../platform/web-push/push-network';
import type { PushSubscriptions } from '../../store/messages/notifications/push-subscriptions';
import type { TextMessages } from '../../platform/gateways/sms';
import type { Throttle } from '../../platform/table/throttle';
import type { AccountReader } from '../../store/accounts/accounts/ports';
import type { NotificationRepository } from '../../store/messages/notifications/ports';

export type Deps = {
  notifications: NotificationRepository;
  settings: NotificationSettingsStore;
  accounts: AccountReader;
  phones: Phones;
  subscriptions: PushSubscriptions;
  pushNetwork: Pick<PushNetwork, 'takes'>;
  pushKeys: () => Promise<PushKeys>;
  textMessages: TextMessages;
  throttle: Pick<Throttle, 'count' | 'cooldown' | 'forget'>;
  hash: KeyedHash;
  newCode: () => string;
  clock: Clock;
};
