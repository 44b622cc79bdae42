import type { NotificationType } from '@shared/core/model/enumerations';
import type { NotificationCategory } from '@shared/messages/model/notification-settings';
import type { Page } from '../../../platform/table/page';
import type { Phrase } from '../../../platform/text/deferred-text';
import type { KeptNotification } from './notification-item';

export type NotificationRepository = {
  /** Newest first, within the retention period. */
  list(query: {
    userId: string;
    now: Date;
    unreadOnly: boolean;
    cursor?: string | undefined;
  }): Promise<Page<KeptNotification>>;
  countUnread(query: { userId: string; now: Date; max: number }): Promise<number>;
  unread(userId: string): Promise<string[]>;
  markRead(userId: string, notificationId: string): Promise<KeptNotification | null>;
  remove(userId: string, notificationId: string): Promise<void>;
};

export type NewNotification = {
  id: string;
  userId: string;
  type: NotificationType;
  category: NotificationCategory;
  title: Phrase;
  content: Phrase;
  actionUrl: string;
  /** Text message; null for none. */
  sms: Phrase | null;
  createdAt: string;
};

export type Notifications = {
  /** Idempotent per ID. */
  put(notification: NewNotification): Promise<void>;
};
