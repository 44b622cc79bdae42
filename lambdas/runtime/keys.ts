import { specialtySlug, type Specialty } from '@shared/model/enumerations';

/**
 * Every key of the table, in one place; docs/access-patterns.md says who reads which. Entities of one partition are
 * told apart by their sort key.
 */
export const keys = {
  account: (userId: string) => ({ pk: `USER#${userId}`, sk: 'ACCOUNT' }),
  membership: (userId: string) => ({ pk: `USER#${userId}`, sk: 'MEMBERSHIP' }),
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  professionalCard: (userId: string) => ({ pk: `USER#${userId}`, sk: 'CARD' }),
  recoveryCodes: (userId: string) => ({ pk: `USER#${userId}`, sk: 'RECOVERY_CODES' }),
  emailOwner: (emailHash: string) => ({ pk: `EMAIL#${emailHash}`, sk: 'EMAIL' }),

  otp: (type: string, emailHash: string) => ({ pk: `OTP#${type}#${emailHash}`, sk: 'OTP' }),
  emailLink: (tokenHash: string) => ({ pk: `EMAIL_LINK#${tokenHash}`, sk: 'EMAIL_LINK' }),
  resetToken: (tokenHash: string) => ({ pk: `RESET_TOKEN#${tokenHash}`, sk: 'RESET_TOKEN' }),
  dailyCount: (subject: string, day: string) => ({ pk: `DAILY_COUNT#${subject}`, sk: day }),
  cooldown: (subject: string) => ({ pk: `COOLDOWN#${subject}`, sk: 'COOLDOWN' }),
  idempotency: (scope: string, key: string) => ({ pk: `IDEMPOTENCY#${scope}#${key}`, sk: 'IDEMPOTENCY' }),
  processedEvent: (consumer: string, eventId: string) => ({ pk: `PROCESSED#${consumer}#${eventId}`, sk: 'PROCESSED' }),

  organization: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'ORGANIZATION' }),
  organizationTotals: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'TOTALS' }),
  memberTotals: (organizationId: string, userId: string) => ({ pk: `ORG#${organizationId}`, sk: `TOTALS#${userId}` }),
  invitation: (invitationId: string) => ({ pk: `INVITATION#${invitationId}`, sk: 'INVITATION' }),

  job: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'JOB' }),
  jobCard: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'CARD' }),
  applicant: (jobId: string, userId: string) => ({ pk: `JOB#${jobId}`, sk: `APPLICANT#${userId}` }),
  jobAccess: (userId: string, jobId: string) => ({ pk: `USER#${userId}#JOBS`, sk: `JOB#${jobId}` }),

  application: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'APPLICATION' }),
  applicationStep: (applicationId: string, version: number) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `STEP#${String(version).padStart(6, '0')}`,
  }),

  notification: (userId: string, notificationId: string) => ({
    pk: `USER#${userId}#NOTIFICATIONS`,
    sk: notificationId,
  }),
  connection: (connectionId: string) => ({ pk: `CONNECTION#${connectionId}`, sk: 'CONNECTION' }),
  userConnection: (userId: string, connectionId: string) => ({ pk: `USER#${userId}#CONNECTIONS`, sk: connectionId }),
} as const;

/** Partitions of the indexes: lists. */
export const lists = {
  /** gsi1 */
  team: (organizationId: string) => `ORG#${organizationId}#TEAM`,
  /** gsi1 */
  organizationJobs: (organizationId: string) => `ORG#${organizationId}#JOBS`,
  /** gsi2 */
  activeJobs: 'JOBS#active',
  /** gsi3 */
  activeJobsOf: (specialty: Specialty) => `JOBS#active#${specialtySlug(specialty)}`,
  /** gsi1 */
  jobApplications: (jobId: string) => `JOB#${jobId}#APPLICATIONS`,
  /** gsi2 */
  professionalApplications: (userId: string) => `USER#${userId}#APPLICATIONS`,
  /** gsi3 */
  organizationApplications: (organizationId: string) => `ORG#${organizationId}#APPLICATIONS`,
  /** gsi1 */
  unreadNotifications: (userId: string) => `USER#${userId}#UNREAD`,
  /** gsi2 */
  professionals: 'PROFESSIONALS',
  /** gsi3 */
  professionalsOf: (specialty: Specialty) => `PROFESSIONALS#${specialtySlug(specialty)}`,
  /** table */
  notifications: (userId: string) => `USER#${userId}#NOTIFICATIONS`,
  /** table */
  jobsOf: (userId: string) => `USER#${userId}#JOBS`,
  /** table */
  connections: (userId: string) => `USER#${userId}#CONNECTIONS`,
} as const;

/** `entity` attribute of every item; the stream's consumer tells changes apart by it. */
export type EntityName =
  | 'Account'
  | 'Membership'
  | 'Profile'
  | 'ProfessionalCard'
  | 'RecoveryCodes'
  | 'EmailOwner'
  | 'Otp'
  | 'EmailLink'
  | 'ResetToken'
  | 'DailyCount'
  | 'Cooldown'
  | 'Idempotency'
  | 'ProcessedEvent'
  | 'Organization'
  | 'OrganizationTotals'
  | 'MemberTotals'
  | 'Invitation'
  | 'Job'
  | 'JobCard'
  | 'Applicant'
  | 'JobAccess'
  | 'Application'
  | 'ApplicationStep'
  | 'Notification'
  | 'Connection'
  | 'UserConnection';

/** Marks an item with what it is and the version of its shape, so that later code can still read it. */
export const entity = (name: EntityName, shape = 1): { entity: EntityName; shape: number } => ({ entity: name, shape });
