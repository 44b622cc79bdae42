import * as z from 'zod';
import { cursorQuery, NotificationId, page } from '../model/fields';
import { Notification } from '../model/notification';
import { defineRoutes } from './route';

const notificationParams = z.strictObject({ notificationId: NotificationId });

export const notificationRoutes = defineRoutes({
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    access: 'ownNotifications',
    summary: 'Own notifications, newest first. unreadCount stops counting one above the badge’s maximum.',
    query: cursorQuery,
    response: page(Notification).extend({ unreadCount: z.int() }),
    errors: ['INVALID_CURSOR'],
  },
  markNotificationRead: {
    method: 'POST',
    path: '/api/notifications/{notificationId}/read',
    access: 'ownNotifications',
    summary: 'Mark one as read.',
    params: notificationParams,
    response: Notification,
    errors: ['NOT_FOUND'],
  },
  markAllNotificationsRead: {
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'ownNotifications',
    summary: 'Mark the newest page as read.',
    response: z.object({ marked: z.int() }),
    errors: [],
  },
  dismissNotification: {
    method: 'DELETE',
    path: '/api/notifications/{notificationId}',
    access: 'ownNotifications',
    summary: 'Remove one.',
    params: notificationParams,
    response: z.object({ id: NotificationId }),
    errors: [],
  },
});
