import type { Specialty } from '@shared/model/enumerations';
import type { VerificationStatus } from '@shared/model/verification';
import type { EntityName } from './entity-name';

/**
 * Every key of the table, in one place; docs/access-patterns.md says who reads which. Entities of one partition are
 * told apart by their sort key.
 */
export const keys = {
  account: (userId: string) => ({ pk: `USER#${userId}`, sk: 'ACCOUNT' }),
  membership: (userId: string) => ({ pk: `USER#${userId}`, sk: 'MEMBERSHIP' }),
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  /** Birth date, gender, address, DEA number: read by their owner's own operations only. */
  privateDetails: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PRIVATE' }),
  verification: (userId: string, credentialId: string) => ({ pk: `USER#${userId}#CASES`, sk: `CASE#${credentialId}` }),
  /** Each actor takes one step at a time: what an owner changes is written without knowing how often the case has moved. */
  verificationStep: (userId: string, credentialId: string, at: string, actor: string) => ({
    pk: `USER#${userId}#CASES`,
    sk: `STEP#${credentialId}#${at}#${actor}`,
  }),
  registryAnswer: (npiHash: string) => ({ pk: `REGISTRY#${npiHash}`, sk: 'ANSWER' }),
  /** Whether the registry is spared for a while. */
  registryCircuit: () => ({ pk: 'REGISTRY', sk: 'CIRCUIT' }),
  portfolioItem: (userId: string, portfolioItemId: string) => ({ pk: `USER#${userId}#PORTFOLIO`, sk: portfolioItemId }),
  portfolioCount: (userId: string) => ({ pk: `USER#${userId}#PORTFOLIO`, sk: 'COUNT' }),
  scheduleItem: (userId: string, scheduleItemId: string) => ({ pk: `USER#${userId}#SCHEDULE`, sk: scheduleItemId }),
  task: (userId: string, taskId: string) => ({ pk: `USER#${userId}#TASKS`, sk: taskId }),
  openTaskCount: (userId: string) => ({ pk: `USER#${userId}#TASKS`, sk: 'COUNT' }),
  calendarConnection: (userId: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: 'CONNECTION' }),
  busyTimes: (userId: string) => ({ pk: `USER#${userId}#CALENDAR`, sk: 'BUSY' }),
  /** A day on which this viewer looked; exists once. */
  profileView: (userId: string, viewerId: string, day: string) => ({
    pk: `USER#${userId}#VIEWS`,
    sk: `VIEW#${day}#${viewerId}`,
  }),
  profileViewDay: (userId: string, day: string) => ({ pk: `USER#${userId}#VIEWS`, sk: `DAY#${day}` }),
  profileViewTotal: (userId: string) => ({ pk: `USER#${userId}#VIEWS`, sk: 'TOTAL' }),
  viewedProfessional: (viewerId: string, userId: string) => ({ pk: `USER#${viewerId}#VIEWED`, sk: userId }),
  savedProfessional: (viewerId: string, userId: string) => ({ pk: `USER#${viewerId}#SAVED_PEOPLE`, sk: userId }),
  savedProfessionalCount: (viewerId: string) => ({ pk: `USER#${viewerId}#SAVED_PEOPLE`, sk: 'COUNT' }),
  /** Exists when the professional has applied to the organisation. */
  organizationApplicant: (organizationId: string, userId: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `APPLICANT#${userId}`,
  }),
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
  /** What came of applications, spread over `funnelShards` items so that many at once do not wait for each other. */
  hiringFunnel: (organizationId: string, shard: number) => ({ pk: `ORG#${organizationId}`, sk: `FUNNEL#${shard}` }),
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
  professionalSearchChange: (position: string) => ({ pk: 'SEARCH_LOG#PROFESSIONALS', sk: position }),

  application: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'APPLICATION' }),
  /** What was written, apart from what lists show. */
  applicationContent: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}`, sk: 'CONTENT' }),
  applicationNote: (applicationId: string, noteId: string) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `NOTE#${noteId}`,
  }),
  applicationStep: (applicationId: string, version: number) => ({
    pk: `APPLICATION#${applicationId}`,
    sk: `STEP#${String(version).padStart(6, '0')}`,
  }),

  interview: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'INTERVIEW' }),
  /** Exists while somebody is to be reminded of an accepted interview. */
  interviewReminder: (interviewId: string) => ({ pk: `INTERVIEW#${interviewId}`, sk: 'REMINDER' }),
  /** The time that an interview takes up in the calendar of somebody who takes part. */
  interviewTime: (userId: string, interviewId: string) => ({ pk: `USER#${userId}#INTERVIEWS`, sk: interviewId }),
  applicationInterview: (applicationId: string, interviewId: string) => ({
    pk: `APPLICATION#${applicationId}#INTERVIEWS`,
    sk: interviewId,
  }),
  /** Those that are not over. */
  openInterviewCount: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#INTERVIEWS`, sk: 'COUNT' }),

  offer: (offerId: string) => ({ pk: `OFFER#${offerId}`, sk: 'OFFER' }),
  /** Exists while an offer for the application waits for an answer: there is one at most. */
  openOffer: (applicationId: string) => ({ pk: `APPLICATION#${applicationId}#OFFER`, sk: 'OPEN' }),
  placement: (placementId: string) => ({ pk: `PLACEMENT#${placementId}`, sk: 'PLACEMENT' }),
  timesheet: (placementId: string, weekStartsOn: string) => ({
    pk: `PLACEMENT#${placementId}`,
    sk: `WEEK#${weekStartsOn}`,
  }),
  /** Which review a side of a placement wrote; exists once. */
  placementReview: (placementId: string, side: 'professional' | 'employer') => ({
    pk: `PLACEMENT#${placementId}`,
    sk: `REVIEW#${side}`,
  }),
  review: (reviewId: string) => ({ pk: `REVIEW#${reviewId}`, sk: 'REVIEW' }),
  reviewReport: (reviewId: string, userId: string) => ({ pk: `REVIEW#${reviewId}`, sk: `REPORT#${userId}` }),
  earningsTotal: (userId: string, currency: string) => ({ pk: `USER#${userId}#EARNINGS`, sk: `TOTAL#${currency}` }),
  earningsMonth: (userId: string, month: string, currency: string) => ({
    pk: `USER#${userId}#EARNINGS`,
    sk: `MONTH#${month}#${currency}`,
  }),
  /** Exists while an approved week waits for its payment. */
  pendingPay: (userId: string, currency: string, dueOn: string, week: string) => ({
    pk: `USER#${userId}#EARNINGS`,
    sk: `PENDING#${currency}#${dueOn}#${week}`,
  }),

  notification: (userId: string, notificationId: string) => ({
    pk: `USER#${userId}#NOTIFICATIONS`,
    sk: notificationId,
  }),
  notificationSettings: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NOTIFICATION_SETTINGS' }),
  phone: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PHONE' }),
  /** One per browser, whoever is signed in there. */
  pushSubscription: (endpointHash: string) => ({ pk: `PUSH#${endpointHash}`, sk: 'PUSH' }),
  /** When somebody's next digest is due; its entries stand beside it. */
  digest: (userId: string) => ({ pk: `USER#${userId}#DIGEST`, sk: 'DIGEST' }),
  digestEntry: (userId: string, entryId: string) => ({ pk: `USER#${userId}#DIGEST`, sk: `ENTRY#${entryId}` }),
  connection: (connectionId: string) => ({ pk: `CONNECTION#${connectionId}`, sk: 'CONNECTION' }),
  /** The live connections of somebody, in one item: whether there is one is read for many people at once. */
  openConnections: (userId: string) => ({ pk: `USER#${userId}#CONNECTIONS`, sk: 'OPEN' }),
  topicFollower: (topic: string, connectionId: string) => ({ pk: `TOPIC#${topic}`, sk: connectionId }),

  conversation: (conversationId: string) => ({ pk: `CONVERSATION#${conversationId}`, sk: 'CONVERSATION' }),
  /** `position` is the time on the server and the id. */
  message: (conversationId: string, position: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `MESSAGE#${position}`,
  }),
  /** Where the message of this id stands; exists once, so that a message sent twice is one. */
  sentMessage: (conversationId: string, messageId: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `SENT#${messageId}`,
  }),
  messageReport: (conversationId: string, messageId: string, reporterId: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `REPORT#${messageId}#${reporterId}`,
  }),
  /** A row of somebody's list; see runtime/stored-conversation.ts for `mailbox`. */
  ownConversation: (mailbox: string, conversationId: string) => ({
    pk: `USER#${mailbox}#CONVERSATIONS`,
    sk: conversationId,
  }),
  unreadMessages: (mailbox: string) => ({ pk: `USER#${mailbox}#CONVERSATIONS`, sk: 'UNREAD' }),
  /** How quickly a professional answers employers. */
  responseTimes: (userId: string) => ({ pk: `USER#${userId}#RESPONSES`, sk: 'RESPONSES' }),
} as const;

/** Last characters of ids: Crockford's base 32. */
export const jobShards: readonly string[] = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

/** The list of profiles that this one stands in. */
export const profileShard = (userId: string): string => userId.slice(-1).toUpperCase();

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
  /** gsi1: by when they are over. */
  jobInterviews: (jobId: string) => `JOB#${jobId}#INTERVIEWS`,
  /** gsi2: by when they are over. */
  professionalInterviews: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi3: by when they are over. */
  organizationInterviews: (organizationId: string) => `ORG#${organizationId}#INTERVIEWS`,
  /** table: what was ever proposed about an application. */
  applicationInterviews: (applicationId: string) => `APPLICATION#${applicationId}#INTERVIEWS`,
  /** gsi1: times in somebody's calendar, by when they end. */
  interviewTimes: (userId: string) => `USER#${userId}#INTERVIEWS`,
  /** gsi1: reminders by when they are due. */
  dueInterviewReminders: 'INTERVIEWS#due',
  /** gsi1: offers for an application, by when they were made. */
  applicationOffers: (applicationId: string) => `APPLICATION#${applicationId}#OFFERS`,
  /** gsi2 */
  professionalOffers: (userId: string) => `USER#${userId}#OFFERS`,
  /** gsi3 */
  organizationOffers: (organizationId: string) => `ORG#${organizationId}#OFFERS`,
  /** gsi1: open offers by their last day. */
  dueOffers: 'OFFERS#due',
  /** gsi1: placements of a posting, by when they were made. */
  jobPlacements: (jobId: string) => `JOB#${jobId}#PLACEMENTS`,
  /** gsi2 */
  professionalPlacements: (userId: string) => `USER#${userId}#PLACEMENTS`,
  /** gsi3 */
  organizationPlacements: (organizationId: string) => `ORG#${organizationId}#PLACEMENTS`,
  /** table: begins_with WEEK# or REVIEW# */
  placement: (placementId: string) => `PLACEMENT#${placementId}`,
  /** gsi1: weeks of a posting's placements in a status, by their Monday. */
  jobTimesheets: (jobId: string, status: string) => `JOB#${jobId}#TIMESHEETS#${status}`,
  /** gsi2 */
  professionalTimesheets: (userId: string, status: string) => `USER#${userId}#TIMESHEETS#${status}`,
  /** gsi3 */
  organizationTimesheets: (organizationId: string, status: string) => `ORG#${organizationId}#TIMESHEETS#${status}`,
  /** table: counters of earnings by month and currency, and what is to be paid by when. */
  earnings: (userId: string) => `USER#${userId}#EARNINGS`,
  /** gsi1: reviews of one side alone, by when they are published. */
  dueReviews: 'REVIEWS#due',
  /** gsi2: published reviews of a professional. */
  professionalReviews: (userId: string) => `USER#${userId}#REVIEWS`,
  /** gsi3: published reviews of an employer. */
  organizationReviews: (organizationId: string) => `ORG#${organizationId}#REVIEWS`,
  /** gsi1: reviews that somebody reported to support. */
  reviewReports: 'REPORTS#reviews',
  /** gsi1 */
  unreadNotifications: (userId: string) => `USER#${userId}#UNREAD`,
  /** gsi3: every profile, spread over `jobShards` partitions by the last character of its owner's id; the search index is rebuilt from it. */
  profiles: (profileShard: string) => `PROFILES#${profileShard}`,
  /** gsi1: by name in lower case. */
  organizationsByName: 'ORGANIZATIONS',
  /** table: verification cases and their steps. */
  verifications: (userId: string) => `USER#${userId}#CASES`,
  /** gsi1: cases in a status, by when they were opened or last moved. */
  verificationQueue: (status: VerificationStatus) => `CASES#${status}`,
  /** gsi2: credentials by the day on which something is due: a reminder, the end, another question to the registry. */
  dueCredentials: 'CASES#due',
  /** table */
  portfolio: (userId: string) => `USER#${userId}#PORTFOLIO`,
  /** gsi1: by when they end. */
  schedule: (userId: string) => `USER#${userId}#SCHEDULE`,
  /** gsi1: open ones, and completed ones by day. */
  tasks: (userId: string) => `USER#${userId}#TASKS`,
  /** table: begins_with DAY# */
  profileViews: (userId: string) => `USER#${userId}#VIEWS`,
  /** gsi1: by when they were viewed last. */
  viewedProfessionals: (viewerId: string) => `USER#${viewerId}#VIEWED`,
  /** gsi1: by when they were saved. */
  savedProfessionals: (viewerId: string) => `USER#${viewerId}#SAVED_PEOPLE`,
  /** gsi1: imported calendars by when they are read again. */
  dueCalendars: 'CALENDARS#due',
  /** table */
  professionalSearchLog: 'SEARCH_LOG#PROFESSIONALS',
  /** table */
  notifications: (userId: string) => `USER#${userId}#NOTIFICATIONS`,
  /** gsi1: by when the browser subscribed. */
  pushSubscriptions: (userId: string) => `USER#${userId}#PUSH`,
  /** table: begins_with ENTRY# */
  digestEntries: (userId: string) => `USER#${userId}#DIGEST`,
  /** gsi1: digests by when they are due. */
  dueDigests: 'DIGESTS#due',
  /** table */
  jobsOf: (userId: string) => `USER#${userId}#JOBS`,
  /** table: live connections that follow something. */
  followers: (topic: string) => `TOPIC#${topic}`,
  /** gsi1: by the last message. */
  ownConversations: (mailbox: string) => `USER#${mailbox}#CONVERSATIONS`,
  /** table: begins_with MESSAGE# */
  messages: (conversationId: string) => `CONVERSATION#${conversationId}`,
  /** gsi1: messages that somebody reported to support. */
  messageReports: 'REPORTS#messages',
} as const;

/** Before shape 2 entries of lists had no ids and `searchable` stood for privacy; runtime/stored-profile.ts reads both. */
export const profileShape = 2;

/** Marks an item with what it is and the version of its shape, so that later code can still read it. */
export const entity = (name: EntityName, shape = 1): { entity: EntityName; shape: number } => ({ entity: name, shape });
