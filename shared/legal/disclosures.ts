import { limits } from '../limits';
import { personalKeysTable } from '../platform/table';

/** What the privacy policy says is stored. lambdas/store/data-classes.ts says which entities hold it. */
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

/** How long it is kept, or valid, in the unit that its text names; null where the text says it in words. */
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

/** Others that data reaches, and the hosts that a stage's configuration may name. */
export const recipients = {
  aws: ['amazonaws.com'],
  google: ['google.com'],
  linkedin: ['linkedin.com'],
  push: [],
  cms: ['cms.hhs.gov'],
  stripe: ['stripe.com'],
  // Of services that people and organizations connect: lambdas/connect/integrations/providers names their hosts.
  calendars: ['googleapis.com', 'microsoftonline.com', 'graph.microsoft.com'],
  meetings: ['zoom.us'],
  channels: ['slack.com'],
  recruitingSystems: ['greenhouse.io', 'workday.com', 'myworkday.com'],
} as const satisfies Record<string, readonly string[]>;
