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
  specialtyTotals: (organizationId: string, specialty: Specialty) => ({
    pk: `ORG#${organizationId}`,
    sk: `TOTALS#SPECIALTY#${specialty}`,
  }),
  projectTotals: (organizationId: string, project: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `TOTALS#PROJECT#${project}`,
  }),
  /** `monday` is a calendar day. */
  weekTotals: (organizationId: string, monday: string) => ({ pk: `ORG#${organizationId}`, sk: `WEEK#${monday}` }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),
  /** The open invitation of an address into an organisation. */
  invitedAddress: (organizationId: string, emailHash: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `INVITED#${emailHash}`,
  }),
  invitation: (invitationId: string) => ({ pk: `INVITATION#${invitationId}`, sk: 'INVITATION' }),

  job: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'JOB' }),
  /** Exists while an active posting has a deadline. */
  jobDeadline: (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'DEADLINE' }),
  jobHistory: (jobId: string, at: string, id: string) => ({ pk: `JOB#${jobId}`, sk: `HISTORY#${at}#${id}` }),
  applicant: (jobId: string, userId: string) => ({ pk: `JOB#${jobId}`, sk: `APPLICANT#${userId}` }),
  jobAccess: (userId: string, jobId: string) => ({ pk: `USER#${userId}#JOBS`, sk: `JOB#${jobId}` }),

  savedJob: (userId: string, jobId: string) => ({ pk: `USER#${userId}#SAVED`, sk: `JOB#${jobId}` }),
  savedJobCount: (userId: string) => ({ pk: `USER#${userId}#SAVED`, sk: 'COUNT' }),
  jobAlert: (userId: string, jobAlertId: string) => ({ pk: `USER#${userId}#ALERTS`, sk: jobAlertId }),
  jobAlertCount: (userId: string) => ({ pk: `USER#${userId}#ALERTS`, sk: 'COUNT' }),
  alertDelivery: (deliveryId: string) => ({ pk: `ALERT_DELIVERY#${deliveryId}`, sk: 'DELIVERY' }),
  /** `position` begins with a time. */
  searchChange: (position: string) => ({ pk: 'SEARCH_LOG', sk: position }),

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

/** Last characters of ids: Crockford's base 32. */
export const jobShards: readonly string[] = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

/** Partitions of the indexes: lists. */
export const lists = {
  /** gsi1 */
  team: (organizationId: string) => `ORG#${organizationId}#TEAM`,
  /** gsi1 */
  organizationJobs: (organizationId: string) => `ORG#${organizationId}#JOBS`,
  /** gsi1 */
  organizationInvitations: (organizationId: string) => `ORG#${organizationId}#INVITATIONS`,
  /** gsi1: active postings with a deadline, soonest first. */
  jobDeadlines: 'JOBS#deadline',
  /** gsi3: every posting, spread over `jobShards` partitions by the last character of its id; the search index is rebuilt from it. */
  jobs: (jobShard: string) => `JOBS#${jobShard}`,
  /** gsi1: alerts that send something, by when they are due. */
  dueAlerts: 'ALERTS#due',
  /** gsi1: by when it was saved. */
  savedJobs: (userId: string) => `USER#${userId}#SAVED`,
  /** table */
  jobAlerts: (userId: string) => `USER#${userId}#ALERTS`,
  /** table */
  searchLog: 'SEARCH_LOG',
  /** table: everything of an organisation that begins with a prefix. */
  organization: (organizationId: string) => `ORG#${organizationId}`,
  /** table: begins_with HISTORY# */
  job: (jobId: string) => `JOB#${jobId}`,
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
  | 'InvitedAddress'
  | 'Job'
  | 'JobDeadline'
  | 'JobHistory'
  | 'SavedJob'
  | 'JobAlert'
  | 'OwnCount'
  | 'AlertDelivery'
  | 'SearchChange'
  | 'Upload'
  | 'SpecialtyTotals'
  | 'ProjectTotals'
  | 'WeekTotals'
  | 'Applicant'
  | 'JobAccess'
  | 'Application'
  | 'ApplicationStep'
  | 'Notification'
  | 'Connection'
  | 'UserConnection';

/** Marks an item with what it is and the version of its shape, so that later code can still read it. */
export const entity = (name: EntityName, shape = 1): { entity: EntityName; shape: number } => ({ entity: name, shape });
