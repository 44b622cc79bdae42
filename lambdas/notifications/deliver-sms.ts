import { deliveryOf } from '@shared/messages/rules/notification-delivery';
import { AppError } from '@shared/errors';
import type { DomainEvent } from '@shared/core/model/event';
import type { NotificationCategory } from '@shared/messages/model/notification-settings';
import { productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { addSeconds, type Clock } from '../platform/clock';
import type { DailyCounts } from '../platform/table/daily-limits';
import { log } from '../platform/logger';
import type { NotificationSettingsStore } from '../store/messages/notifications/notification-settings';
import { usablePhone, type Phones } from '../store/messages/notifications/phones';
import type { TextMessages } from '../platform/gateways/sms';
import type { AccountReader } from '../store/accounts/accounts/ports';
import { addressIn } from '../platform/text/address-in';
import { textsOf, type Phrase } from '../platform/text/deferred-text';
import { readIn } from '../platform/text/read-text';
import type { Effect } from '../events/ports';
import type { StoredNotifications } from '../store/messages/notifications/notification-reads';

export type SmsDeps = {
  notifications: StoredNotifications;
  settings: Pick<NotificationSettingsStore, 'get'>;
  accounts: AccountReader;
  phones: Pick<Phones, 'verified'>;
  textMessages: TextMessages;
  throttle: DailyCounts;
  siteUrl: string;
  clock: Pick<Clock, 'now'>;
};

const freshSeconds = 3600;
const t = textsOf('notifications/sms');

export const deliverSms = async (deps: SmsDeps, event: DomainEvent): Promise<Effect[]> => {
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
  const url = new URL(actionUrl, deps.siteUrl).href;
  return [{ id: userId, run: () => send(deps, userId, { sms, url, zone: settings.timezone, category }) }];
};

type Sent = { sms: Phrase; url: string; zone: string; category: NotificationCategory };

const textIn = async (
  language: Language,
  siteUrl: string,
  { sms, url, zone }: Omit<Sent, 'category'>,
): Promise<string> => {
  const text = await readIn(language, sms, zone);
  return readIn(language, t('frame', { product: productName, text, url: addressIn(language, siteUrl, url) }));
};

const send = async (deps: SmsDeps, userId: string, sent: Sent): Promise<void> => {
  const [verified, account] = await Promise.all([deps.phones.verified(userId), deps.accounts.get(userId)]);
  const phone = account && usablePhone(verified, account);
  if (!phone) return;
  try {
    await deps.throttle.count('textMessages', { recipient: userId, category: sent.category });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info('no more text messages of this category today');
    return;
  }
  await deps.textMessages.send({ phone, text: await textIn(account.language, deps.siteUrl, sent) });
};
