import type { NotificationCategory, NotificationToggle } from './notification-settings';

/** Lists of emails that a person can stop from within an email, named by the toggle that this turns off. */
export const mailLists = [
  'emailJobAlerts',
  'emailOpenShifts',
  'emailMessages',
  'emailApplications',
  'emailInterviews',
  'emailMarketing',
  'emailWeeklyDigest',
] as const satisfies readonly NotificationToggle[];
export type MailList = (typeof mailLists)[number];

// Separate from the contracts, which would slow the start of the mail function.
export const stopMailsPath = '/api/notifications/stop/{token}';
export const stopAlertPath = '/api/job-alerts/unsubscribe/{token}';

/** Transactional emails are about the person's own account, bookings, and appointments. */
export const mailListOf: Readonly<Record<NotificationCategory, MailList | 'transactional'>> = {
  jobAlerts: 'emailJobAlerts',
  shiftInvitations: 'emailOpenShifts',
  shiftCalls: 'emailOpenShifts',
  lastMinuteShifts: 'emailOpenShifts',
  messages: 'emailMessages',
  applications: 'emailApplications',
  interviews: 'emailInterviews',
  reminders: 'transactional',
  urgent: 'transactional',
  security: 'transactional',
  account: 'transactional',
};
