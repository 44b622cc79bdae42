import * as z from 'zod';
import { cursorQuery, NotificationId, OtpCode, page, Phone } from '../model/fields';
import { Notification, notificationFilters } from '../model/notification';
import { MyNotificationSettings, NotificationSettings, PushSubscriptionForm } from '../model/notification-settings';
import { defineRoutes } from './route';

const notificationParams = z.strictObject({ notificationId: NotificationId });

export const notificationRoutes = defineRoutes({
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    access: 'ownNotifications',
    summary: 'Own notifications, newest first. unreadCount stops counting one above the badge’s maximum.',
    query: cursorQuery.extend({ show: z.enum(notificationFilters).default('all') }),
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
  getNotificationSettings: {
    method: 'GET',
    path: '/api/notification-settings',
    access: 'ownNotifications',
    summary: 'How the caller wants to be told; defaults before the first save.',
    response: MyNotificationSettings,
    errors: [],
  },
  saveNotificationSettings: {
    method: 'PUT',
    path: '/api/notification-settings',
    access: 'ownNotifications',
    summary: 'Save it. Security mail is sent whatever it says.',
    body: NotificationSettings,
    response: MyNotificationSettings,
    errors: [],
  },
  savePushSubscription: {
    method: 'PUT',
    path: '/api/push-subscriptions',
    access: 'ownNotifications',
    summary: 'Push to this browser from now on.',
    body: PushSubscriptionForm,
    response: z.object({ subscribed: z.literal(true) }),
    errors: [],
  },
  removePushSubscription: {
    method: 'POST',
    path: '/api/push-subscriptions/remove',
    access: 'ownNotifications',
    summary: 'Push nothing to this browser any more.',
    body: PushSubscriptionForm.pick({ endpoint: true }),
    response: z.object({ subscribed: z.literal(false) }),
    errors: [],
  },
  sendPhoneCode: {
    method: 'POST',
    path: '/api/phone-verification',
    access: 'ownNotifications',
    summary: 'Send a code to the phone number that text messages shall go to.',
    body: z.strictObject({ phone: Phone }),
    response: z.object({ message: z.string() }),
    errors: ['COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  verifyPhone: {
    method: 'POST',
    path: '/api/phone-verification/verify',
    access: 'ownNotifications',
    summary: 'Show the code that came to the phone.',
    body: z.strictObject({ code: OtpCode }),
    response: MyNotificationSettings,
    errors: ['INVALID_CODE', 'TOO_MANY_REQUESTS'],
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
