import { deliveryOf } from '@shared/domain/notification-delivery';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { DomainEvent } from '@shared/model/event';
import { productName } from '@shared/product';
import { addSeconds, type Clock } from '../runtime/clock';
import type { DailyCounts } from '../runtime/daily-count-repository';
import { log } from '../runtime/logger';
import type { NotificationSettingsStore } from '../runtime/notification-settings-repository';
import { usablePhone, type Phones } from '../runtime/phone-repository';
import type { TextMessages } from '../runtime/sms-gateway';
import type { Effect } from './ports';
import type { StoredNotifications } from './stored-notification-repository';

export type TextDeps = {
  notifications: StoredNotifications;
  settings: Pick<NotificationSettingsStore, 'get'>;
  /** The number in somebody's account; null when the account is gone. */
  accountPhone: (userId: string) => Promise<string | null>;
  phones: Pick<Phones, 'verified'>;
  textMessages: TextMessages;
  throttle: DailyCounts;
  siteUrl: string;
  clock: Pick<Clock, 'now'>;
};

/** A text message is about now: what stood in a queue for longer is in the bell. */
const freshSeconds = 3600;

/** Of news that are worth one, to a number that was verified. */
export const textPeople = async (deps: TextDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'notification.created') return [];
  const { userId, notificationId } = event.data;
  const now = deps.clock.now();
  if (new Date(event.occurredAt) < addSeconds(now, -freshSeconds)) return [];
  const [notification, settings] = await Promise.all([
    deps.notifications.find(userId, notificationId),
    deps.settings.get(userId),
  ]);
  if (!notification || notification.sms === null || notification.isRead) return [];
  const { category, sms, actionUrl } = notification;
  if (deliveryOf({ settings, category, channel: 'sms', now }) !== 'now') return [];
  const text = `${productName}: ${sms} ${new URL(actionUrl, deps.siteUrl).href}`;
  return [{ id: userId, run: () => send(deps, userId, text) }];
};

const send = async (deps: TextDeps, userId: string, text: string): Promise<void> => {
  const [verified, accountPhone] = await Promise.all([deps.phones.verified(userId), deps.accountPhone(userId)]);
  const phone = accountPhone === null ? null : usablePhone(verified, { phone: accountPhone });
  if (phone === null) return;
  try {
    await deps.throttle.count(`sms#${userId}`, limits.smsPerAccountPerDay);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info('no more text messages today');
    return;
  }
  await deps.textMessages.send({ phone, text });
};
