import * as z from 'zod';
import { limits } from '../limits';
import { TimeZone } from './calendar';
import { ClockTime } from './fields';

/** Name of a toggle -> whether it starts on. */
export const notificationToggles = {
  emailJobAlerts: true,
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

/** What a piece of news is about. `security` is told whatever the settings say; `account` is news without a toggle. */
export const notificationCategories = [
  'jobAlerts',
  'messages',
  'applications',
  'interviews',
  'reminders',
  'urgent',
  'security',
  'account',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/** What the form offers beside the person's own zone. */
export const settingsTimeZones = {
  'America/New_York': 'New York',
  'America/Chicago': 'Chicago',
  'America/Denver': 'Denver',
  'America/Los_Angeles': 'Los Angeles',
  'America/Anchorage': 'Anchorage',
  'Pacific/Honolulu': 'Honolulu',
  'Europe/London': 'London',
  'Europe/Paris': 'Paris',
  'Asia/Tokyo': 'Tokyo',
  'Australia/Sydney': 'Sydney',
} as const;

export const notificationFrequencies = ['immediate', 'hourly', 'daily', 'weekly'] as const;

const toggles = Object.fromEntries(
  Object.entries(notificationToggles).map(([name, on]) => [name, z.boolean().default(on)]),
) as unknown as Record<NotificationToggle, z.ZodDefault<z.ZodBoolean>>;

/** How somebody wants to be told. Security mail is always sent at once. */
export const NotificationSettings = z.strictObject({
  ...toggles,
  frequency: z.enum(notificationFrequencies).default('immediate'),
  /** In `timezone`; the end may be on the next day. Equal times mean no quiet hours. */
  quietHoursStart: ClockTime.default('22:00'),
  quietHoursEnd: ClockTime.default('08:00'),
  weekendNotifications: z.boolean().default(false),
  timezone: TimeZone.default('America/New_York'),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
/** As a form holds it. */
export type NotificationSettingsForm = z.input<typeof NotificationSettings>;

/** The settings with what they depend on. */
export const MyNotificationSettings = z.object({
  settings: NotificationSettings,
  /** Where text messages go, or the account's number when none is verified. */
  phone: z.string(),
  /** SMS needs a verified number. When the account gets another number, it has to be verified again. */
  phoneVerified: z.boolean(),
  /** For PushManager.subscribe: base64url of the server's public key. */
  pushPublicKey: z.string(),
});
export type MyNotificationSettings = z.infer<typeof MyNotificationSettings>;

/** A browser that wants pushes, as its PushManager gives it. Addresses of services other than browsers' own are refused. */
export const PushSubscriptionForm = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(limits.pushEndpointLength),
  keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;
