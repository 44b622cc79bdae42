import type { DataClass } from '@shared/legal/disclosures';
import { accountDeletionsClasses } from './account-deletions/data-classes';
import { accountsClasses } from './accounts/data-classes';
import { analyticsClasses } from './analytics/data-classes';
import { apiKeysClasses } from './api-keys/data-classes';
import { jobFeedsClasses } from './job-feeds/data-classes';
import { attendanceClasses } from './attendance/data-classes';
import { applicationsClasses } from './applications/data-classes';
import { auditClasses } from './audit/data-classes';
import { billingClasses } from './billing/data-classes';
import { checklistsClasses } from './checklists/data-classes';
import { complianceClasses } from './compliance/data-classes';
import { connectionsClasses } from './connections/data-classes';
import { conversationsClasses } from './conversations/data-classes';
import { credentialsClasses } from './credentials/data-classes';
import { dataExportsClasses } from './data-exports/data-classes';
import { deadLettersClasses } from './dead-letters/data-classes';
import { eventLogClasses } from './event-log/data-classes';
import { exclusionsClasses } from './exclusions/data-classes';
import { healthRecordsClasses } from './health-records/data-classes';
import { helpClasses } from './help/data-classes';
import { integrationsClasses } from './integrations/data-classes';
import { interviewsClasses } from './interviews/data-classes';
import { jobAlertsClasses } from './job-alerts/data-classes';
import { jobInvitationsClasses } from './job-invitations/data-classes';
import { jobsClasses } from './jobs/data-classes';
import { locationsClasses } from './locations/data-classes';
import { messageTemplatesClasses } from './message-templates/data-classes';
import { moderationClasses } from './moderation/data-classes';
import { notificationsClasses } from './notifications/data-classes';
import { offersClasses } from './offers/data-classes';
import { organizationClosingsClasses } from './organization-closings/data-classes';
import { organizationVerificationsClasses } from './organization-verifications/data-classes';
import { organizationsClasses } from './organizations/data-classes';
import { placementsClasses } from './placements/data-classes';
import { profilesClasses } from './profiles/data-classes';
import { evidencePacketsClasses } from './evidence-packets/data-classes';
import { receiptsClasses } from './receipts/data-classes';
import { payrollClasses } from './payroll/data-classes';
import { recruitingSystemsClasses } from './recruiting-systems/data-classes';
import { referencesClasses } from './references/data-classes';
import { referralsClasses } from './referrals/data-classes';
import { payoutClasses } from './payouts/data-classes';
import { reliabilityClasses } from './reliability/data-classes';
import { shiftCaseClasses } from './shift-cases/data-classes';
import { reviewsClasses } from './reviews/data-classes';
import { savedJobsClasses } from './saved-jobs/data-classes';
import { scheduleClasses } from './schedule/data-classes';
import { scorecardsClasses } from './scorecards/data-classes';
import { searchChangesClasses } from './search-changes/data-classes';
import { sitemapClasses } from './sitemap/data-classes';
import { shiftPlansClasses } from './shift-plans/data-classes';
import { shiftsClasses } from './shifts/data-classes';
import { siteStateClasses } from './site-state/data-classes';
import { staffClasses } from './staff/data-classes';
import { decisionDaysClasses } from './decision-days/data-classes';
import { ticketsClasses } from './tickets/data-classes';
import { timesheetsClasses } from './timesheets/data-classes';
import { usageClasses } from './usage/data-classes';
import { watchListsClasses } from './watch-lists/data-classes';
import { webhooksClasses } from './webhooks/data-classes';
import { platformClasses } from './platform-classes';
import { commonClasses, type AttributeClass, type AttributeClasses } from './attribute-classes';
import type { EntityName } from './entity';

/**
 * What the privacy policy calls the data in each entity; null if it says nothing about a person. A new entity doesn't
 * compile without its class.
 */
export const dataClassOf: Readonly<Record<EntityName, DataClass | null>> = {
  Account: 'account',
  DataExport: 'account',
  AccountDeletion: 'account',
  LegalAcceptance: 'account',
  EmailOwner: 'account',
  MailSuppression: 'account',
  PendingEmail: 'account',
  NotificationSettings: 'account',
  ShiftPreferences: 'account',
  WeekLink: 'account',
  Phone: 'account',
  PersonName: 'account',
  BillingAccount: 'billing',
  BillingInvoice: 'billing',
  LedgerEntry: 'billing',
  PayoutAccount: 'billing',
  Payout: 'billing',
  ShiftFunds: 'billing',
  MonthlyUse: 'billing',
  ProviderEvent: 'security',
  Profile: 'profile',
  PrivateDetails: 'profile',
  PortfolioItem: 'profile',
  Verification: 'profile',
  VerificationStep: 'profile',
  SkillsChecklist: 'profile',
  ProfessionalSearchChange: 'profile',
  SitemapEntry: 'profile',
  HealthFile: 'health',
  Organization: 'organization',
  Membership: 'organization',
  OrganizationCase: 'organization',
  OrganizationStep: 'organization',
  OrganizationClaim: 'organization',
  HeldClaim: 'organization',
  Job: 'organization',
  JobDeadline: 'organization',
  JobHistory: 'organization',
  JobAccess: 'organization',
  HiringGoals: 'organization',
  AnalyticsReport: 'organization',
  InterviewKit: 'organization',
  FacilityList: 'organization',
  Location: 'organization',
  LocationUnit: 'organization',
  Shift: 'organization',
  Kiosk: 'organization',
  KioskPairing: 'organization',
  ShiftClock: 'organization',
  ShiftTemplate: 'organization',
  ShiftPattern: 'organization',
  FillRun: 'organization',
  MessageTemplate: 'organization',
  ApiKey: 'organization',
  JobFeed: 'organization',
  LinkedInFeed: 'organization',
  ApiKeyName: 'organization',
  ServiceMember: 'organization',
  JobText: 'organization',
  Webhook: 'organization',
  Integration: 'organization',
  ImportedJob: 'organization',
  ReportMapping: 'organization',
  PayrollSetup: 'organization',
  ReportSample: 'organization',
  ExportedHire: 'hiring',
  OwnIntegration: 'account',
  IntegrationStart: 'security',
  WebhookDelivery: 'organization',
  LoggedEvent: 'organization',
  OrganizationExport: 'organization',
  OrganizationClosing: 'organization',
  JobInvitation: 'hiring',
  Application: 'hiring',
  ApplicationContent: 'hiring',
  ApplicationNote: 'hiring',
  ApplicationStep: 'hiring',
  HeldMove: 'hiring',
  Applicant: 'hiring',
  OrganizationApplicant: 'hiring',
  Receipt: 'hiring',
  EvidencePacket: 'hiring',
  Interview: 'hiring',
  InterviewReminder: 'hiring',
  InterviewTime: 'hiring',
  InterviewRevision: 'hiring',
  ApplicationInterview: 'hiring',
  Scorecard: 'hiring',
  ScorecardVersion: 'hiring',
  Offer: 'hiring',
  OpenOffer: 'hiring',
  Placement: 'hiring',
  Timesheet: 'hiring',
  Booking: 'hiring',
  Attendance: 'hiring',
  ClockEntry: 'hiring',
  BookingHead: 'hiring',
  ReliabilityEvent: 'hiring',
  ReliabilitySummary: 'hiring',
  ReturnAnswer: 'hiring',
  ShiftCase: 'hiring',
  UnitBlock: 'hiring',
  UnitFavorite: 'hiring',
  ShiftInvite: 'hiring',
  InviteCounts: 'hiring',
  FillShare: 'hiring',
  EarningsTotal: 'hiring',
  EarningsMonth: 'hiring',
  PendingPay: 'hiring',
  ComplianceFile: 'hiring',
  DocumentOpening: 'hiring',
  PlacementReview: 'hiring',
  Review: 'hiring',
  Reference: 'hiring',
  Conversation: 'messages',
  Message: 'messages',
  SentMessage: 'messages',
  OwnConversation: 'messages',
  UnreadMessages: 'messages',
  ResponseTimes: 'messages',
  ScheduleItem: 'calendar',
  Task: 'calendar',
  CalendarConnection: 'calendar',
  ConnectedBusyTimes: 'calendar',
  BusyTimes: 'calendar',
  Invitation: 'invitations',
  InvitedAddress: 'invitations',
  OpenReferences: 'invitations',
  ReferralLink: 'invitations',
  ReferralCode: 'invitations',
  ReferralInvitation: 'invitations',
  ReferralAddress: 'invitations',
  Ticket: 'support',
  TicketPost: 'support',
  TicketViewer: 'support',
  GuestTicket: 'support',
  HelpVote: 'support',
  HelpComment: 'support',
  ViewGrant: 'support',
  ReviewReport: 'moderation',
  MessageReport: 'moderation',
  ReportCase: 'moderation',
  ReportedThing: 'moderation',
  Report: 'moderation',
  Restriction: 'moderation',
  OrganizationRestriction: 'moderation',
  DailyCount: 'security',
  MinuteCount: 'security',
  Cooldown: 'security',
  Idempotency: 'security',
  Tombstone: 'security',
  Upload: 'security',
  AuditHead: 'security',
  AuditLine: 'security',
  AuditRecord: 'security',
  AuditReading: 'security',
  Sessions: 'security',
  Device: 'security',
  Passkey: 'security',
  SignInProvider: 'security',
  RecoveryCodes: 'security',
  Otp: 'security',
  EmailLink: 'security',
  ResetToken: 'security',
  StaffMember: 'security',
  FormerStaff: 'security',
  ProfileView: 'activity',
  ProfileViewDay: 'activity',
  ProfileViewTotal: 'activity',
  ProfileViewer: 'activity',
  ViewedProfessional: 'activity',
  SavedProfessional: 'activity',
  SavedJob: 'activity',
  HiddenJobs: 'activity',
  JobAlert: 'activity',
  AlertDelivery: 'activity',
  Notification: 'activity',
  PushSubscription: 'activity',
  Digest: 'activity',
  DigestEntry: 'activity',
  Connection: 'activity',
  ConnectionMessages: 'activity',
  OpenConnections: 'activity',
  TopicFollower: 'activity',
  UsagePerson: 'usage',
  RegistryAnswer: 'registries',
  ExclusionCase: 'registries',
  WatchListEdition: 'registries',
  PastWatchListEdition: 'registries',
  WatchListRows: 'registries',
  ProcessedEvent: null,
  AuditSeal: null,
  AuditPosition: null,
  AuditRoot: null,
  PortfolioCount: null,
  SavedProfessionalCount: null,
  RegistryCircuit: null,
  OpenTaskCount: null,
  OrganizationTotals: null,
  MemberTotals: null,
  SpecialtyTotals: null,
  ProjectTotals: null,
  WeekTotals: null,
  JobInvitationCount: null,
  SavedJobCount: null,
  JobAlertCount: null,
  SearchChange: null,
  StartTime: null,
  AnswerDay: null,
  JobStages: null,
  HiringFunnel: null,
  OpenInterviewCount: null,
  LocationCount: null,
  KioskCount: null,
  UnitBlockCount: null,
  ShiftPlanCount: null,
  InviteTally: null,
  FillStats: null,
  RaiseWeek: null,
  FillMonth: null,
  BoardCell: null,
  MessageTemplateCount: null,
  ApiKeyCount: null,
  EventLogHead: null,
  EventLogEntity: null,
  LoggedEventId: null,
  WebhookCount: null,
  WebhookWork: null,
  IntegrationWork: null,
  IntegrationTask: null,
  IntegrationCall: null,
  IntegrationLink: null,
  QueuedDelivery: null,
  TicketNumbers: null,
  InvoiceNumbers: null,
  SupportDay: null,
  DecisionDay: null,
  SavedReply: null,
  SavedReplyCount: null,
  HelpRating: null,
  UsageCount: null,
  ReportCaseCount: null,
  Announcement: null,
  FeatureSwitch: null,
  DeadLetterDecision: null,
  OwnCount: null,
};

/** By attribute. A new entity doesn't compile without its classes, nor a new attribute of a typed item. */
const declared: Readonly<Record<EntityName, AttributeClasses>> = {
  ...accountDeletionsClasses,
  ...accountsClasses,
  ...analyticsClasses,
  ...apiKeysClasses,
  ...jobFeedsClasses,
  ...applicationsClasses,
  ...attendanceClasses,
  ...auditClasses,
  ...billingClasses,
  ...checklistsClasses,
  ...complianceClasses,
  ...connectionsClasses,
  ...conversationsClasses,
  ...credentialsClasses,
  ...dataExportsClasses,
  ...deadLettersClasses,
  ...eventLogClasses,
  ...exclusionsClasses,
  ...healthRecordsClasses,
  ...helpClasses,
  ...integrationsClasses,
  ...recruitingSystemsClasses,
  ...payrollClasses,
  ...interviewsClasses,
  ...jobAlertsClasses,
  ...jobInvitationsClasses,
  ...jobsClasses,
  ...locationsClasses,
  ...messageTemplatesClasses,
  ...moderationClasses,
  ...notificationsClasses,
  ...offersClasses,
  ...organizationClosingsClasses,
  ...organizationVerificationsClasses,
  ...organizationsClasses,
  ...placementsClasses,
  ...profilesClasses,
  ...receiptsClasses,
  ...evidencePacketsClasses,
  ...referencesClasses,
  ...referralsClasses,
  ...reviewsClasses,
  ...savedJobsClasses,
  ...scheduleClasses,
  ...scorecardsClasses,
  ...searchChangesClasses,
  ...reliabilityClasses,
  ...payoutClasses,
  ...shiftCaseClasses,
  ...shiftsClasses,
  ...shiftPlansClasses,
  ...siteStateClasses,
  ...sitemapClasses,
  ...staffClasses,
  ...decisionDaysClasses,
  ...ticketsClasses,
  ...timesheetsClasses,
  ...usageClasses,
  ...watchListsClasses,
  ...webhooksClasses,
  ...platformClasses,
};

export const attributeClassesOf = (name: EntityName): AttributeClasses => ({ ...commonClasses, ...declared[name] });

export const entityNames = Object.keys(declared) as readonly EntityName[];

const patternOf = (classes: AttributeClasses, attribute: string): AttributeClass | undefined =>
  Object.entries(classes).find(([name]) => name.endsWith('*') && attribute.startsWith(name.slice(0, -1)))?.[1];

/** Null for an attribute without a class. */
export const classOf = (name: EntityName, attribute: string): AttributeClass | null => {
  const classes = attributeClassesOf(name);
  return classes[attribute] ?? patternOf(classes, attribute) ?? null;
};

/** Whether the attribute is one of a counter's, whose names are made while the program runs. */
export const isCounted = (name: EntityName, attribute: string): boolean =>
  '*' in declared[name] && !(attribute in declared[name]) && !(attribute in commonClasses);
