import { limits } from '../../limits';
import type { NotificationCategory, NotificationSettings, NotificationToggle } from '../model/notification-settings';
import { daysAfter, instantAt, wallClock, wallTimeAt } from './schedule-times';

/** Channels other than the in-app list, which always has everything. `browser` is a toast in an open page. */
export const notificationChannels = ['email', 'push', 'sms', 'browser'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `at`: postponed until then. `never` still appears in the in-app list. */
export type Delivery = 'now' | 'never' | { at: string };

const hourMs = 3_600_000;
const digestTime = `${String(limits.digestHour).padStart(2, '0')}:00`;

/** One enabled toggle is enough; `always` needs none; an empty list disables the channel. */
const togglesOf: Record<NotificationCategory, Record<NotificationChannel, readonly NotificationToggle[] | 'always'>> = {
  jobAlerts: { email: ['emailJobAlerts'], push: ['pushJobAlerts'], sms: [], browser: ['browserJobAlerts'] },
  shiftInvitations: {
    email: ['emailOpenShifts'],
    push: ['pushJobAlerts'],
    sms: [],
    browser: ['browserJobAlerts'],
  },
  shiftCalls: { email: ['emailOpenShifts'], push: ['pushReminders'], sms: [], browser: ['browserReminders'] },
  lastMinuteShifts: {
    email: ['emailOpenShifts'],
    push: ['pushApplications', 'pushInterviews'],
    sms: ['smsUrgentAlerts'],
    browser: 'always',
  },
  messages: {
    email: ['emailMessages'],
    push: ['pushMessages'],
    sms: ['smsMessages'],
    browser: ['browserMessages'],
  },
  applications: {
    email: ['emailApplications'],
    push: ['pushApplications'],
    sms: [],
    browser: ['browserReminders'],
  },
  interviews: {
    email: ['emailInterviews'],
    push: ['pushInterviews'],
    sms: ['smsInterviews'],
    browser: ['browserReminders'],
  },
  reminders: {
    email: ['emailInterviews'],
    push: ['pushReminders'],
    sms: ['smsInterviews'],
    browser: ['browserReminders'],
  },
  urgent: {
    email: ['emailApplications', 'emailInterviews'],
    push: ['pushApplications', 'pushInterviews'],
    sms: ['smsUrgentAlerts'],
    browser: 'always',
  },
  account: { email: 'always', push: ['pushReminders'], sms: [], browser: ['browserReminders'] },
  security: { email: 'always', push: 'always', sms: [], browser: 'always' },
};

/** Whether the settings allow it, regardless of the time. */
export const isWanted = (
  settings: NotificationSettings,
  category: NotificationCategory,
  channel: NotificationChannel,
): boolean => {
  const toggles = togglesOf[category][channel];
  return toggles === 'always' || toggles.some((toggle) => settings[toggle]);
};

type Times = Pick<NotificationSettings, 'quietHoursStart' | 'quietHoursEnd' | 'weekendNotifications' | 'timezone'>;

type Wall = { day: string; time: string; weekday: number };

const wallOf = (ms: number, zone: string): Wall => {
  const wall = new Date(wallTimeAt(ms, zone));
  const iso = wall.toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16), weekday: wall.getUTCDay() };
};

/** First instant after `ms` at which clocks in the zone show this time. */
const nextMoment = (ms: number, day: string, time: string, zone: string): number => {
  const wanted = wallClock(day, time);
  const first = instantAt(wanted, zone);
  // If the hour occurs twice, the first may have passed.
  return first > ms ? first : ms + wanted - wallTimeAt(ms, zone);
};

const isQuiet = ({ quietHoursStart: start, quietHoursEnd: end }: Times, time: string): boolean => {
  if (start === end) return false;
  return start < end ? time >= start && time < end : time >= start || time < end;
};

const isWeekend = ({ weekday }: Wall): boolean => weekday === 0 || weekday === 6;

/** Whether the time is in quiet hours or a disabled weekend. */
export const isUndisturbed = (settings: Times, at: Date): boolean => {
  const wall = wallOf(at.getTime(), settings.timezone);
  return isQuiet(settings, wall.time) || (!settings.weekendNotifications && isWeekend(wall));
};

/** First instant from `at` on outside quiet hours and disabled weekends. */
export const firstAllowed = (settings: Times, at: Date): Date => {
  const zone = settings.timezone;
  let ms = at.getTime();
  // A night before a weekend, the weekend, and the night after it take three steps.
  for (let step = 0; step < 6; step += 1) {
    const wall = wallOf(ms, zone);
    if (!settings.weekendNotifications && isWeekend(wall)) {
      ms = nextMoment(ms, daysAfter(wall.day, wall.weekday === 6 ? 2 : 1), '00:00', zone);
    } else if (isQuiet(settings, wall.time)) {
      const end = settings.quietHoursEnd;
      ms = nextMoment(ms, end > wall.time ? wall.day : daysAfter(wall.day, 1), end, zone);
    } else {
      break;
    }
  }
  return new Date(ms);
};

const nextDigestTime = (zone: string, now: Date): { ms: number; wall: Wall } => {
  const wall = wallOf(now.getTime(), zone);
  const ms = nextMoment(now.getTime(), wall.time < digestTime ? wall.day : daysAfter(wall.day, 1), digestTime, zone);
  return { ms, wall: wallOf(ms, zone) };
};

const nextMonday = (zone: string, now: Date): Date => {
  const { ms, wall } = nextDigestTime(zone, now);
  const days = (8 - wall.weekday) % 7;
  return new Date(days === 0 ? ms : nextMoment(ms, daysAfter(wall.day, days), digestTime, zone));
};

export const nextWeeklySummary = (settings: Times, now: Date): Date =>
  firstAllowed(settings, nextMonday(settings.timezone, now));

const collectedUntil: Record<NotificationSettings['frequency'], (zone: string, now: Date) => Date> = {
  immediate: (_zone, now) => now,
  hourly: (zone, now) => new Date(now.getTime() + hourMs - (wallTimeAt(now.getTime(), zone) % hourMs)),
  daily: (zone, now) => new Date(nextDigestTime(zone, now).ms),
  weekly: nextMonday,
};

/** Categories never postponed: reminders would be late, and urgent ones can't wait. */
const immediateMail: readonly NotificationCategory[] = [
  'security',
  'account',
  'urgent',
  'reminders',
  'shiftCalls',
  'lastMinuteShifts',
];

/** Categories that make a sound at night, too. */
const loud: readonly NotificationCategory[] = ['security', 'urgent', 'lastMinuteShifts'];

const mailDelivery = (settings: NotificationSettings, category: NotificationCategory, now: Date): Delivery => {
  if (immediateMail.includes(category)) return 'now';
  const at = firstAllowed(settings, collectedUntil[settings.frequency](settings.timezone, now));
  return at > now ? { at: at.toISOString() } : 'now';
};

/** Delivery of push and text messages. During quiet times they are dropped, not postponed; the in-app list has them. */
const soundDelivery = (settings: NotificationSettings, category: NotificationCategory, now: Date): Delivery => {
  if (loud.includes(category)) return 'now';
  // Reminders ignore the weekend setting: the recipient agreed to the time.
  const times = category === 'reminders' ? { ...settings, weekendNotifications: true } : settings;
  return isUndisturbed(times, now) ? 'never' : 'now';
};

type DeliveryRequest = {
  settings: NotificationSettings;
  category: NotificationCategory;
  channel: NotificationChannel;
  now: Date;
};

export const deliveryOf = ({ settings, category, channel, now }: DeliveryRequest): Delivery => {
  if (!isWanted(settings, category, channel)) return 'never';
  if (channel === 'browser') return 'now';
  return channel === 'email' ? mailDelivery(settings, category, now) : soundDelivery(settings, category, now);
};
