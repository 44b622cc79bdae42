import { deliveryOf } from '@shared/messages/rules/notification-delivery';
import { limits } from '@shared/limits';
import type { DomainEvent } from '@shared/core/model/event';
import type { NotificationCategory } from '@shared/messages/model/notification-settings';
import { addSeconds, type Clock } from '../platform/clock';
import { log } from '../platform/logger';
import type { NotificationSettingsStore } from '../store/messages/notifications/notification-settings';
import type { PushSubscription, PushSubscriptions } from '../store/messages/notifications/push-subscriptions';
import type { AccountReader } from '../store/accounts/accounts/ports';
import { readIn, type Read } from '../platform/text/read-text';
import type { PushMessage } from '../platform/web-push/web-push';
import type { Effect } from '../events/ports';
import type { StoredNotification, StoredNotifications } from '../store/messages/notifications/notification-reads';

/** Returns the push service's status. */
export type PushSender = {
  send(subscription: PushSubscription, message: PushMessage, urgent: boolean): Promise<number>;
};

export type WebPushDeps = {
  notifications: StoredNotifications;
  settings: Pick<NotificationSettingsStore, 'get'>;
  subscriptions: Pick<PushSubscriptions, 'of' | 'remove'>;
  sender: PushSender;
  accounts: AccountReader;
  clock: Pick<Clock, 'now'>;
};

export const deliverWebPush = async (deps: WebPushDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'notification.created') return [];
  const { userId, notificationId } = event.data;
  const now = deps.clock.now();
  if (new Date(event.occurredAt) < addSeconds(now, -limits.pushHours * 3600)) return [];
  const [notification, settings] = await Promise.all([
    deps.notifications.find(userId, notificationId),
    deps.settings.get(userId),
  ]);
  if (!notification || notification.isRead) return [];
  const { category } = notification;
  if (deliveryOf({ settings, category, channel: 'push', now }) !== 'now') return [];
  const subscriptions = await deps.subscriptions.of(userId);
  if (subscriptions.length === 0) return [];
  const account = await deps.accounts.get(userId);
  if (!account) return [];
  const shown = await readIn(account.language, notification, settings.timezone);
  return subscriptions.map((subscription) => ({
    id: subscription.subscriptionId,
    run: () => push(deps, userId, subscription, shown),
  }));
};

const gone = [404, 410];
const urgent: readonly NotificationCategory[] = ['urgent', 'lastMinuteShifts', 'messages'];

const push = async (
  { sender, subscriptions }: WebPushDeps,
  userId: string,
  subscription: PushSubscription,
  { title, content, actionUrl, category }: Read<StoredNotification>,
): Promise<void> => {
  const message = { title, body: content, url: actionUrl, tag: actionUrl };
  const status = await sender.send(subscription, message, urgent.includes(category));
  if (gone.includes(status)) return subscriptions.remove(userId, subscription.subscriptionId);
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  if (status >= 300) log.warn('push refused', { status });
};
