import * as z from 'zod';
import { NotificationType } from '../../core/model/enumerations';
import { Instant, NotificationId } from '../../core/model/fields';
import { notificationCategories } from './notification-settings';

export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

export const Notification = z.object({
  id: NotificationId,
  type: NotificationType,
  category: z.enum(notificationCategories).default('account'),
  title: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  createdAt: Instant,
  actionUrl: z.string(),
});
export type Notification = z.infer<typeof Notification>;
