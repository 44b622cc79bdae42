import * as z from 'zod';
import { limits } from '../../limits';
import { TimeZone } from './calendar';
import { ClockTime, FirstVersion, webAddress } from '../../core/model/fields';
import { notice } from '../../text/notice';

/** Toggles with their defaults. */
export const notificationToggles = {
  emailJobAlerts: true,
  emailOpenShifts: true,
  emailMessages: true,
  emailApplications: true,
  emailInterviews: true,
  emailMarketing: false,
  emailWeeklyDigest: true,
  pushJobAlerts: true,
  pushMessages: true,
  pushApplications: true,
  pushInterviews: true,
  pushReminders: true,
  smsMessages: false,
  smsInterviews: true,
  smsUrgentAlerts: true,
  browserMessages: true,
  browserJobAlerts: true,
  browserReminders: true,
} as const;
export type NotificationToggle = keyof typeof notificationToggles;

/** `security` ignores the settings; `account` has no toggle. `shiftCalls` are urgent. */
export const notificationCategories = [
  'jobAlerts',
  'shiftInvitations',
  'shiftCalls',
  'lastMinuteShifts',
  'messages',
  'applications',
  'interviews',
  'reminders',
  'urgent',
  'security',
  'account',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export const notificationFrequencies = ['immediate', 'hourly', 'daily', 'weekly'] as const;

const toggles = Object.fromEntries(
  Object.entries(notificationToggles).map(([name, on]) => [name, z.boolean().default(on)]),
) as unknown as Record<NotificationToggle, z.ZodDefault<z.ZodBoolean>>;

/** Security emails are always sent immediately. */
export const NotificationSettings = z.strictObject({
  ...toggles,
  frequency: z.enum(notificationFrequencies).default('immediate'),
  /** Local time in `timezone`; may end on the next day. Equal times disable quiet hours. */
  quietHoursStart: ClockTime.default('22:00'),
  quietHoursEnd: ClockTime.default('08:00'),
  weekendNotifications: z.boolean().default(false),
  timezone: TimeZone.default('America/New_York'),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
export type NotificationSettingsForm = z.input<typeof NotificationSettings>;

/** `version`: version of the settings as read. A link that stops emails increments it, too. */
export const SavedNotificationSettings = z.strictObject({ settings: NotificationSettings, version: FirstVersion });
export type SavedNotificationSettings = z.infer<typeof SavedNotificationSettings>;

export const MyNotificationSettings = z.object({
  ...SavedNotificationSettings.shape,
  /** Number for text messages; the account's number while none is verified. */
  phone: z.string(),
  /** Text messages require a verified number. Changing the account's number requires verification again. */
  phoneVerified: z.boolean(),
  /** Public key of the server for PushManager.subscribe, base64url. */
  pushPublicKey: z.string(),
});
export type MyNotificationSettings = z.infer<typeof MyNotificationSettings>;

/** Subscription from PushManager. Endpoints outside known push services are rejected. */
export const PushSubscriptionForm = z.strictObject({
  endpoint: webAddress('called', limits.pushEndpointLength, notice('pushServiceUnknown')).min(1, notice('required')),
  keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;
