import * as z from 'zod';
import { NotificationType } from './enumerations';
import { Instant, NotificationId } from './fields';

export const Notification = z.object({
  id: NotificationId,
  type: NotificationType,
  title: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  createdAt: Instant,
  /** Same-origin path. */
  actionUrl: z.string(),
});
export type Notification = z.infer<typeof Notification>;
