import * as z from 'zod';
import { cursorQuery, NotificationId, OtpCode, page, Phone } from '../../core/model/fields';
import { Notification, notificationFilters } from '../model/notification';
import { mailLists, stopMailsPath } from '../model/mail-lists';
import {
  MyNotificationSettings,
  PushSubscriptionForm,
  SavedNotificationSettings,
} from '../model/notification-settings';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

const notificationParams = z.strictObject({ notificationId: NotificationId });

export const notificationRoutes = defineRoutes({
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    access: 'ownNotifications',
    summary:
      "List the caller's notifications in the language of `Accept-Language`, newest first. `unreadCount` stops one above the highest number that the badge shows.",
    query: cursorQuery.extend({ show: z.enum(notificationFilters).default('all') }),
    response: page(Notification).extend({ unreadCount: z.int() }),
    errors: ['INVALID_CURSOR'],
  },
  markNotificationRead: {
    method: 'POST',
    path: '/api/notifications/{notificationId}/read',
    access: 'ownNotifications',
    summary: 'Mark a notification as read.',
    params: notificationParams,
    response: Notification,
    errors: ['NOT_FOUND'],
  },
  markAllNotificationsRead: {
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'ownNotifications',
    summary: 'Mark the newest page of notifications as read.',
    response: z.object({ marked: z.int() }),
    errors: [],
  },
  getNotificationSettings: {
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'ownNotifications',
    summary: "Get the caller's notification settings. Returns the defaults if none were saved.",
    response: MyNotificationSettings,
    errors: [],
  },
  saveNotificationSettings: {
    method: 'PUT',
    path: '/api/notifications/settings',
    access: 'ownNotifications',
    summary:
      'Save the notification settings. Security emails are sent regardless of them. `version` is that of the settings as read.',
    body: SavedNotificationSettings,
    response: MyNotificationSettings,
    errors: ['STALE_VERSION'],
  },
  stopMails: {
    method: 'POST',
    path: stopMailsPath,
    access: 'public',
    summary:
      'Turn off the kind of email that the token came with, without signing in. Supports one-click unsubscribe (RFC 8058). The response is the same for everyone.',
    params: z.strictObject({ token: z.string().max(300) }),
    response: ActionResult('mailsStopped').extend({ lists: z.array(z.enum(mailLists)) }),
    errors: ['INVALID_TOKEN'],
  },
  savePushSubscription: {
    method: 'PUT',
    path: '/api/notifications/push-subscriptions',
    access: 'ownNotifications',
    summary: 'Subscribe this browser to push notifications.',
    body: PushSubscriptionForm,
    response: z.object({ subscribed: z.literal(true) }),
    errors: [],
  },
  removePushSubscription: {
    method: 'POST',
    path: '/api/notifications/push-subscriptions/remove',
    access: 'ownNotifications',
    summary: 'Unsubscribe this browser from push notifications.',
    body: PushSubscriptionForm.pick({ endpoint: true }),
    response: z.object({ subscribed: z.literal(false) }),
    errors: [],
  },
  sendPhoneCode: {
    method: 'POST',
    path: '/api/notifications/phone-verification',
    access: 'ownNotifications',
    summary: 'Send a verification code to the phone number that will receive text messages.',
    body: z.strictObject({ phone: Phone }),
    response: ActionResult('phoneCodeSent'),
    errors: ['COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  verifyPhone: {
    method: 'POST',
    path: '/api/notifications/phone-verification/verify',
    access: 'ownNotifications',
    summary: 'Verify the phone number with the code that was sent to it.',
    body: z.strictObject({ code: OtpCode }),
    response: MyNotificationSettings,
    errors: ['INVALID_CODE', 'TOO_MANY_REQUESTS'],
  },
  dismissNotification: {
    method: 'DELETE',
    path: '/api/notifications/{notificationId}',
    access: 'ownNotifications',
    summary: 'Dismiss a notification.',
    params: notificationParams,
    response: z.object({ id: NotificationId }),
    errors: [],
  },
});
