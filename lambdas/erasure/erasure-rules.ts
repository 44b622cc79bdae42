import type { KeptReason, TableStep } from '@shared/model/deletion-vocabulary';
import type { Item } from '../platform/table/table';
import type { EntityName } from '../store/entity';
import { filesOf, type OriginalFile } from '../store/original-files';
import * as redact from './redactions';
import type { Act, ErasureContext } from './redactions';

type FilesOf = (item: Item, context: ErasureContext) => OriginalFile[];

/** What a step does with it, and why some of it stays; or why all of it stays. */
export type ErasureRule =
  { step: TableStep; act: Act; files?: FilesOf; kept?: KeptReason } | { step?: undefined; kept: KeptReason };

const remove = (step: TableStep, files?: FilesOf): ErasureRule => ({
  step,
  act: () => 'delete',
  ...(files && { files }),
});
const change = (step: TableStep, act: Act, kept: KeptReason): ErasureRule => ({ step, act, kept });
const keep = (kept: KeptReason): ErasureRule => ({ kept });

/** A new entity doesn't compile without its rule. */
export const erasureRules: Readonly<Record<EntityName, ErasureRule>> = {
  Connection: remove('connections'),
  ConnectionMessages: remove('connections'),
  OpenConnections: remove('connections'),
  TopicFollower: keep('short_lived'),

  Notification: remove('notifications'),
  DigestEntry: remove('notifications'),
  Digest: remove('notifications'),
  PushSubscription: remove('notifications'),

  OwnConversation: remove('conversations'),
  UnreadMessages: remove('conversations'),
  ResponseTimes: remove('conversations'),
  Conversation: keep('messages'),
  Message: { step: 'conversations', act: redact.message, files: redact.ownAttachments, kept: 'messages' },
  SentMessage: keep('ids'),

  Application: change('applications', redact.application, 'hiring_record'),
  ApplicationContent: {
    step: 'applications',
    act: redact.applicationContent,
    files: filesOf.applicationContent,
    kept: 'hiring_record',
  },
  ApplicationNote: remove('applications'),
  ApplicationStep: change('applications', redact.empty('reason'), 'hiring_record'),
  HeldMove: remove('applications'),
  Scorecard: remove('applications'),
  ScorecardVersion: remove('applications'),
  ApplicationInterview: keep('ids'),
  OpenInterviewCount: keep('none'),
  OpenOffer: remove('applications'),
  Applicant: remove('applications'),
  OrganizationApplicant: remove('applications'),
  JobInvitation: remove('applications'),
  Receipt: remove('applications'),

  Interview: change('interviews', redact.empty('place', 'note', 'reason'), 'hiring_record'),
  InterviewReminder: remove('interviews'),
  InterviewTime: change('interviews', redact.interviewTime, 'hiring_record'),
  InterviewRevision: remove('interviews'),

  Offer: change('placements', redact.offer, 'hiring_record'),
  Placement: change('placements', redact.payRecord, 'pay_records'),
  Timesheet: change('placements', redact.payRecord, 'pay_records'),
  ComplianceFile: remove('placements', filesOf.complianceFile),
  DocumentOpening: remove('placements'),
  EarningsTotal: remove('placements'),
  EarningsMonth: remove('placements'),
  PendingPay: remove('placements'),
  Review: change('placements', redact.review, 'reviews'),
  PlacementReview: keep('ids'),
  ReviewReport: keep('moderation'),

  ScheduleItem: remove('calendar'),
  Task: remove('calendar'),
  OpenTaskCount: remove('calendar'),
  CalendarConnection: remove('calendar'),
  BusyTimes: remove('calendar'),

  SavedJob: remove('activity'),
  SavedJobCount: remove('activity'),
  HiddenJobs: remove('activity'),
  JobAlert: remove('activity'),
  JobAlertCount: remove('activity'),
  AlertDelivery: keep('short_lived'),
  SavedProfessional: remove('activity'),
  SavedProfessionalCount: remove('activity'),
  ViewedProfessional: remove('activity'),
  ProfileView: remove('activity'),
  ProfileViewDay: remove('activity'),
  ProfileViewTotal: remove('activity'),
  ProfileViewer: remove('activity'),
  OwnCount: remove('activity'),

  Verification: remove('credentials', filesOf.verification),
  VerificationStep: remove('credentials'),
  SkillsChecklist: remove('credentials'),
  PortfolioItem: remove('credentials', filesOf.portfolioItem),
  PortfolioCount: remove('credentials'),
  HealthFile: remove('credentials', redact.healthDocuments),
  ExclusionCase: remove('credentials'),
  RegistryAnswer: remove('credentials'),

  // References that the person wrote for others stay with those people.
  Reference: { step: 'references', act: () => 'delete', kept: 'references' },
  OpenReferences: remove('references'),
  ReferralLink: remove('references'),
  ReferralCode: remove('references'),
  ReferralInvitation: keep('short_lived'),
  ReferralAddress: keep('short_lived'),

  Ticket: remove('support'),
  TicketPost: remove('support', filesOf.ticketPost),
  TicketViewer: remove('support'),
  GuestTicket: keep('short_lived'),
  Report: change('support', redact.report, 'moderation'),
  ReportCase: change('support', redact.reportCase, 'moderation'),
  ReportedThing: keep('ids'),
  MessageReport: keep('moderation'),
  ViewGrant: change('support', redact.empty('reason'), 'staff'),

  DataExport: remove('exports', redact.exportFile),

  JobAccess: remove('membership'),
  Invitation: remove('membership'),
  InvitedAddress: remove('membership'),

  Account: remove('account', filesOf.profile),
  PersonName: remove('account'),
  Profile: remove('account', filesOf.profile),
  PrivateDetails: remove('account'),
  NotificationSettings: remove('account'),
  Phone: remove('account'),
  Device: remove('account'),
  Passkey: remove('account'),
  RecoveryCodes: remove('account'),
  SignInProvider: remove('account'),
  PendingEmail: remove('account'),
  LegalAcceptance: remove('account'),
  AnalyticsReport: remove('account'),
  Restriction: remove('account'),
  Membership: remove('account'),
  EmailOwner: remove('account'),
  Otp: remove('account'),
  FormerStaff: remove('account'),
  // Someone who is on the staff isn't erased.
  StaffMember: keep('staff'),
  // Refuses the tokens that are out there until they are over.
  Sessions: keep('short_lived'),
  EmailLink: keep('short_lived'),
  ResetToken: keep('short_lived'),
  AccountDeletion: keep('ids'),
  MailSuppression: keep('ids'),

  Organization: keep('organization'),
  OrganizationCase: keep('organization'),
  OrganizationStep: keep('organization'),
  OrganizationExport: keep('organization'),
  OrganizationClosing: keep('organization'),

  BillingAccount: keep('invoices'),
  BillingInvoice: keep('invoices'),
  LedgerEntry: keep('invoices'),
  InvoiceNumbers: keep('none'),
  MonthlyUse: keep('ids'),
  ProviderEvent: keep('short_lived'),
  HiringGoals: keep('organization'),
  FacilityList: keep('organization'),
  MessageTemplate: keep('organization'),
  ApiKey: keep('organization'),
  ApiKeyName: keep('organization'),
  // No person.
  ServiceMember: keep('organization'),
  Job: keep('organization'),
  JobHistory: keep('organization'),
  InterviewKit: keep('organization'),
  OrganizationRestriction: keep('organization'),
  JobText: keep('none'),
  OrganizationClaim: keep('none'),
  HeldClaim: keep('none'),
  JobDeadline: keep('none'),

  AuditLine: keep('activity_log'),
  AuditHead: keep('activity_log'),
  AuditRecord: keep('short_lived'),
  AuditReading: keep('activity_log'),
  AuditSeal: keep('activity_log'),
  AuditPosition: keep('none'),
  AuditRoot: keep('none'),

  DailyCount: keep('short_lived'),
  MinuteCount: keep('short_lived'),
  Cooldown: keep('short_lived'),
  Idempotency: keep('short_lived'),
  Tombstone: keep('short_lived'),
  Upload: keep('short_lived'),
  ProcessedEvent: keep('short_lived'),
  SearchChange: keep('none'),
  // Written under the name of the log of jobs; the search step deletes the person's.
  ProfessionalSearchChange: keep('short_lived'),

  OrganizationTotals: keep('none'),
  MemberTotals: keep('ids'),
  SpecialtyTotals: keep('none'),
  ProjectTotals: keep('none'),
  WeekTotals: keep('none'),
  JobInvitationCount: keep('none'),
  JobStages: keep('none'),
  HiringFunnel: keep('none'),
  MessageTemplateCount: keep('none'),
  ApiKeyCount: keep('none'),
  SavedReplyCount: keep('none'),
  ReportCaseCount: keep('none'),

  HelpVote: keep('none'),
  HelpComment: keep('none'),
  HelpRating: keep('none'),
  TicketNumbers: keep('none'),
  // Removed when the request hid the profile; only an ID.
  SitemapEntry: keep('ids'),
  UsagePerson: keep('short_lived'),
  UsageCount: keep('none'),
  SupportDay: keep('none'),
  DecisionDay: keep('none'),
  SavedReply: keep('staff'),
  DeadLetterDecision: keep('staff'),
  RegistryCircuit: keep('none'),
  WatchListEdition: keep('public_registry'),
  PastWatchListEdition: keep('public_registry'),
  WatchListRows: keep('public_registry'),
  Announcement: keep('none'),
  FeatureSwitch: keep('none'),
};
