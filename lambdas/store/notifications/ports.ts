import type { Notification } from '@shared/model/notification';
import type { NotificationType } from '@shared/model/enumerations';
import type { NotificationCategory } from '@shared/model/notification-settings';
import type { Page } from '../../platform/table/page';

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

export type NewNotification = {
  id: string;
  userId: string;
  type: NotificationType;
  category: NotificationCategory;
  title: string;
  content: string;
  actionUrl: string;
  /** What a text message about it says; null when it is not worth one. */
  sms: string | null;
  createdAt: string;
};

export type Notifications = {
  /** Stores an unread notification; a second one of the same id is none. */
  put(notification: NewNotification): Promise<void>;
};
