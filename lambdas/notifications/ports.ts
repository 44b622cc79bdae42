import type { Notification } from '@shared/model/notification';
import type { Clock } from '../runtime/clock';
import type { KeyedHash } from '../runtime/keyed-hash';
import type { NotificationSettingsStore } from '../runtime/notification-settings-repository';
import type { Phones } from '../runtime/phone-repository';
import type { PushKeys } from '../runtime/push/push-keys';
import type { PushNetwork } from '../runtime/push/push-network';
import type { PushSubscriptions } from '../runtime/push/push-subscription-repository';
import type { TextMessages } from '../runtime/sms-gateway';
import type { Throttle } from '../runtime/throttle-repository';

export type Page<T> = { items: T[]; nextCursor: string | null };

export type NotificationRepository = {
  /** Newest first, not older than the period that notifications are kept. */
  list(query: {
    userId: string;
    now: Date;
    unreadOnly: boolean;
    cursor?: string | undefined;
  }): Promise<Page<Notification>>;
  /** Counts up to `max`. */
  countUnread(query: { userId: string; now: Date; max: number }): Promise<number>;
  /** The newest unread ones, at most a page. */
  unread(userId: string): Promise<string[]>;
  /** Null when there is no such notification of this person. */
  markRead(userId: string, notificationId: string): Promise<Notification | null>;
  remove(userId: string, notificationId: string): Promise<void>;
};

export type Accounts = {
  /** The number in somebody's account; empty when they gave none. */
  phone(userId: string): Promise<string>;
};

export type Deps = {
  notifications: NotificationRepository;
  settings: NotificationSettingsStore;
  accounts: Accounts;
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
