import { limits } from '../limits';
import { personalKeysTable } from '../platform/table';

/** Kinds of data in the privacy policy. lambdas/store/data-classes.ts maps them to entities. */
export const dataClasses = [
  'account',
  'profile',
  'health',
  'organization',
  'hiring',
  'billing',
  'messages',
  'calendar',
  'invitations',
  'support',
  'moderation',
  'security',
  'activity',
  'usage',
  'registries',
] as const;
export type DataClass = (typeof dataClasses)[number];

/** Retention or validity in the unit of the text; null if the text states it in words. */
export const retention = {
  account: limits.deletionGraceDays,
  payRecords: limits.payRecordYears,
  invoices: null,
  withoutName: null,
  codes: limits.otpMinutes,
  resetLinks: limits.resetTokenMinutes,
  emailLinks: limits.emailLinkHours,
  guestTickets: limits.guestTicketHours,
  invitations: limits.invitationDays,
  inboundMail: limits.inboundMailDays,
  referrals: limits.referralInvitationDays,
  references: limits.referenceKeptDays,
  referenceAnswers: limits.referenceMonths,
  notifications: limits.notificationDays,
  viewedProfiles: limits.viewedProfessionalDays,
  helpVotes: limits.helpVoteDays,
  usage: limits.usageDays,
  logs: null,
  backups: limits.backupDays,
  healthBackups: personalKeysTable.backupDays,
} as const;

/** Recipients of data, and the hosts that a stage's configuration may name. */
export const recipients = {
  aws: ['amazonaws.com'],
  google: ['google.com'],
  linkedin: ['linkedin.com'],
  push: [],
  cms: ['cms.hhs.gov'],
  stripe: ['stripe.com'],
  // Services that people and organizations connect: lambdas/connect/integrations/providers lists their hosts.
  calendars: ['googleapis.com', 'microsoftonline.com', 'graph.microsoft.com'],
  meetings: ['zoom.us'],
  channels: ['slack.com'],
  recruitingSystems: ['greenhouse.io', 'workday.com', 'myworkday.com'],
} as const satisfies Record<string, readonly string[]>;
