import type { Notification } from '@shared/model/notification';
import type { Clock } from '../runtime/clock';

export type Page<T> = { items: T[]; nextCursor: string | null };

export type NotificationRepository = {
  /** Newest first, not older than the period that notifications are kept. */
  list(query: { userId: string; now: Date; cursor?: string | undefined }): Promise<Page<Notification>>;
  /** Counts up to `max`. */
  countUnread(query: { userId: string; now: Date; max: number }): Promise<number>;
  /** The newest unread ones, at most a page. */
  unread(userId: string): Promise<string[]>;
  /** Null when there is no such notification of this person. */
  markRead(userId: string, notificationId: string): Promise<Notification | null>;
  remove(userId: string, notificationId: string): Promise<void>;
};

export type Deps = { notifications: NotificationRepository; clock: Clock };
