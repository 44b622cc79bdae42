import type { OrganizationPart, PersonPart } from '@shared/model/data-export-vocabulary';
import type { EntityName } from '../store/entity';
import { filesOf, type FilesOf } from '../store/original-files';
import { shapes, type Shape } from './shapes';

/** Attributes besides keys that the reader isn't given: what others noted, and bookkeeping. */
export type PartRule<P extends string> = {
  part: P;
  leaveOut?: readonly string[];
  shape?: Shape;
  files?: FilesOf;
};

/** In the export of a person, of an organization, of both, or of neither, which has a reason. */
export type ExportRule =
  { person?: PartRule<PersonPart>; organization?: PartRule<OrganizationPart>; reason?: undefined } | { reason: string };

type More = Omit<PartRule<string>, 'part'>;
const person = (part: PersonPart, more: More = {}): ExportRule => ({ person: { part, ...more } });
const organization = (part: OrganizationPart, more: More = {}): ExportRule => ({ organization: { part, ...more } });
const both = (one: PersonPart, other: OrganizationPart, more: More = {}): ExportRule => ({
  person: { part: one, ...more },
  organization: { part: other, ...more },
});
const not = (reason: string): ExportRule => ({ reason });

const counter = not('a counter, computed from what is exported');
const index = not('repeats an exported item for a list or a guard');
const secret = not('a code, a token, or its hash, which protects the account and says nothing about the person');
const technical = not('bookkeeping of the platform, deleted after a short time');
const ofStaff = not('about the work of the staff');
const ofNoOne = not('about no one');

const connectionSecrets = [
  'grant',
  'grantVersion',
  'channel',
  'refreshUntil',
  'connectingUntil',
  'endingSince',
  'endedAs',
  'failures',
  'settings',
] as const;
const notesOfEmployer = ['rating', 'notes', 'rejectedFrom', 'stays'] as const;

/** A new entity doesn't compile without its rule. */
export const exportRules: Readonly<Record<EntityName, ExportRule>> = {
  Account: person('account', { leaveOut: ['referredBy'] }),
  LegalAcceptance: person('account'),
  NotificationSettings: person('account'),
  Phone: person('account'),
  Device: person('account', { leaveOut: ['deviceId'] }),
  Passkey: person('account', { leaveOut: ['passkeyId', 'credentialId', 'publicKey', 'signCount'] }),
  SignInProvider: person('account', { leaveOut: ['allowedUntil'] }),
  PendingEmail: person('account', { leaveOut: ['requestId'] }),
  Membership: both('account', 'organization'),
  BillingAccount: both('account', 'organization', { leaveOut: ['acts', 'differences', 'checkout', 'customerId'] }),
  BillingInvoice: both('account', 'organization', { leaveOut: ['payUrl'] }),
  AnalyticsReport: person('account'),
  Restriction: person('account'),
  DataExport: person('account', { leaveOut: ['leaseUntil', 'attempts', 'file', 'owner'] }),
  AccountDeletion: person('account', {
    leaveOut: ['deletionId', 'paused', 'steps', 'attempts', 'leaseUntil', 'details', 'reapplied'],
  }),
  OrganizationClosing: organization('organization', { leaveOut: ['leaseUntil', 'counted', 'done', 'dueAt'] }),
  OrganizationExport: organization('organization', { leaveOut: ['leaseUntil', 'attempts', 'file', 'owner'] }),

  Profile: person('profile', { files: filesOf.profile }),
  PrivateDetails: person('profile', { shape: shapes.privateDetails }),
  PortfolioItem: person('profile', { files: filesOf.portfolioItem }),
  SkillsChecklist: person('profile'),
  Verification: person('profile', { files: filesOf.verification }),
  VerificationStep: person('profile', { leaveOut: ['by'] }),
  Reference: person('profile', { leaveOut: ['askedFrom'] }),
  ReferralLink: person('profile'),
  ExclusionCase: person('profile', { shape: shapes.exclusionCase }),
  ProfileViewDay: person('profile', { shape: shapes.withPosition }),
  ProfileViewTotal: person('profile'),
  HealthFile: person('health', { shape: shapes.healthFile, files: filesOf.healthFile }),

  Application: {
    person: { part: 'applications', leaveOut: notesOfEmployer, shape: shapes.seenApplication },
    organization: { part: 'candidates', leaveOut: ['match'] },
  },
  ApplicationContent: person('applications', { files: filesOf.applicationContent }),
  JobInvitation: both('applications', 'candidates'),
  Receipt: person('applications'),
  ApplicationNote: organization('candidates'),
  ApplicationStep: organization('candidates'),
  Interview: {
    person: { part: 'interviews', leaveOut: ['leftOut'] },
    organization: { part: 'candidates', leaveOut: ['leftOut'] },
  },
  Offer: both('placements', 'engagements'),
  Placement: both('placements', 'engagements'),
  ComplianceFile: {
    person: { part: 'placements', files: filesOf.complianceFile },
    // What the professional shares from the wallet stays theirs.
    organization: { part: 'engagements', leaveOut: ['reminded', 'reminder'], files: filesOf.complianceFile },
  },
  DocumentOpening: both('placements', 'engagements'),
  Timesheet: both('timesheets', 'hours'),
  Booking: {
    person: { part: 'timesheets' },
    // That a reason was given is between the person and the platform.
    organization: { part: 'hours', leaveOut: ['exemptAttempts'] },
  },
  ReliabilityEvent: both('timesheets', 'hours'),
  ReliabilitySummary: counter,
  BookingHead: not('repeats what bookings say'),
  BoardCell: not('repeats what shifts say'),
  EarningsTotal: person('timesheets', { shape: shapes.withPosition }),
  EarningsMonth: person('timesheets', { shape: shapes.withPosition }),
  Review: {
    person: { part: 'reviews' },
    organization: { part: 'engagements' },
  },

  Conversation: person('messages', { leaveOut: ['told', 'unansweredSince'] }),
  Message: person('messages', { shape: shapes.readableMessage, files: filesOf.message }),
  ResponseTimes: person('messages'),
  ScheduleItem: person('calendar'),
  Task: person('calendar'),
  InterviewTime: person('calendar'),
  CalendarConnection: person('calendar', { shape: shapes.calendarConnection }),
  BusyTimes: person('calendar', { shape: shapes.busyTimes }),
  ConnectedBusyTimes: person('calendar', { shape: shapes.busyTimes }),
  SavedJob: person('activity'),
  HiddenJobs: person('activity'),
  SavedProfessional: person('activity'),
  ViewedProfessional: person('activity'),
  ProfileViewer: person('activity'),
  JobAlert: person('activity'),
  Notification: person('activity'),
  DigestEntry: person('activity'),
  PushSubscription: person('activity', { leaveOut: ['keys', 'endpoint'] }),
  Ticket: person('support', { leaveOut: ['assigneeId', 'events', 'mergedFrom', 'resolvedWith'] }),
  TicketPost: person('support', { shape: shapes.ticketPost, files: filesOf.ticketPost }),
  Report: person('support'),
  ReportCase: person('support', { shape: shapes.statement }),
  AuditLine: {
    person: { part: 'security', shape: shapes.ownAuditLine },
    organization: { part: 'audit', leaveOut: ['address', 'requestId'] },
  },
  Sessions: person('security'),
  ViewGrant: person('security', { leaveOut: ['staffId', 'reason', 'ticketId'] }),

  Organization: organization('organization', { files: filesOf.organization }),
  OrganizationCase: organization('organization', { leaveOut: ['proposal', 'heldFor', 'claims'] }),
  Invitation: organization('organization'),
  HiringGoals: organization('organization'),
  FacilityList: organization('organization'),
  Location: organization('organization'),
  LocationUnit: organization('organization'),
  Shift: organization('hours'),
  MessageTemplate: organization('organization'),
  ApiKey: organization('organization', { leaveOut: ['secretHash', 'usedHour', 'memberId'] }),
  // Secrets would let others sign in the name of the site.
  Webhook: organization('organization', { leaveOut: ['secrets'] }),
  // Access to accounts at other services stays here.
  Integration: organization('organization', { leaveOut: connectionSecrets }),
  OwnIntegration: person('calendar', { leaveOut: connectionSecrets }),
  IntegrationStart: secret,
  IntegrationWork: technical,
  IntegrationTask: technical,
  IntegrationCall: technical,
  IntegrationLink: not('names of exported things at another service'),
  ReportMapping: organization('organization', { leaveOut: ['version'] }),
  ReportSample: technical,
  ImportedJob: not('names of exported jobs at another service, and what it says about them'),
  ExportedHire: not('names of exported applications at another service'),
  WebhookDelivery: technical,
  LoggedEvent: not('IDs of what is exported; the event log is read with the API'),
  LoggedEventId: index,
  WebhookWork: technical,
  QueuedDelivery: technical,
  Job: organization('jobs'),
  JobHistory: organization('jobs'),
  InterviewKit: organization('jobs'),

  Scorecard: not('assessments by colleagues, which each of them sees only after submitting their own'),
  ScorecardVersion: not('a kept version of a scorecard'),
  OrganizationStep: ofStaff,
  ProfileView: not('kept for two days, so that a visit counts once; the numbers of visits are exported'),
  ReferralInvitation: not('holds the address of someone else, and is deleted after the invitation'),
  HelpVote: not('stored under a hash, without a name'),
  HelpComment: not('stored without a name'),
  ReviewReport: not('an earlier form of reports, which was taken over into them'),
  MessageReport: not('an earlier form of reports, which was taken over into them'),
  GuestTicket: not('of someone without an account'),
  RegistryAnswer: not('what a public registry answered, under a hash of the number'),
  AlertDelivery: not('a list of jobs that was sent; the emails went to the person'),
  TicketViewer: ofStaff,
  StaffMember: ofStaff,
  FormerStaff: ofStaff,
  DeadLetterDecision: ofStaff,
  SavedReply: ofStaff,

  PlacementReview: index,
  OwnConversation: index,
  SentMessage: index,
  PersonName: index,
  EmailOwner: index,
  MailSuppression: not('exists only once the account is gone'),
  OrganizationClaim: index,
  HeldClaim: index,
  JobDeadline: index,
  ShiftClock: index,
  JobAccess: index,
  JobText: index,
  SitemapEntry: index,
  HeldMove: index,
  Applicant: index,
  OrganizationApplicant: index,
  InterviewReminder: index,
  ApplicationInterview: index,
  OpenOffer: index,
  PendingPay: index,
  InvitedAddress: index,
  OpenReferences: index,
  ReferralCode: index,
  ReferralAddress: index,
  ReportedThing: index,
  OrganizationRestriction: index,
  Digest: index,

  RecoveryCodes: secret,
  Otp: secret,
  EmailLink: secret,
  ResetToken: secret,

  DailyCount: technical,
  MinuteCount: technical,
  Cooldown: technical,
  Idempotency: technical,
  Tombstone: technical,
  Upload: technical,
  ProcessedEvent: technical,
  ProviderEvent: technical,
  Connection: technical,
  ConnectionMessages: technical,
  OpenConnections: technical,
  TopicFollower: technical,
  AuditHead: technical,
  AuditRecord: technical,
  AuditReading: technical,
  AuditSeal: technical,
  AuditPosition: technical,
  AuditRoot: technical,
  SearchChange: technical,
  ProfessionalSearchChange: technical,
  InterviewRevision: technical,

  MonthlyUse: counter,
  LedgerEntry: not('bookkeeping of the invoices, which are exported'),
  UnreadMessages: counter,
  PortfolioCount: counter,
  SavedProfessionalCount: counter,
  OpenTaskCount: counter,
  OrganizationTotals: counter,
  MemberTotals: counter,
  SpecialtyTotals: counter,
  ProjectTotals: counter,
  WeekTotals: counter,
  JobInvitationCount: counter,
  SavedJobCount: counter,
  JobAlertCount: counter,
  JobStages: counter,
  HiringFunnel: counter,
  OpenInterviewCount: counter,
  LocationCount: counter,
  MessageTemplateCount: counter,
  JobFeed: organization('organization', { leaveOut: ['generation'] }),
  LinkedInFeed: organization('organization', { leaveOut: ['generation'] }),
  ApiKeyCount: counter,
  ApiKeyName: index,
  ServiceMember: index,
  WebhookCount: counter,
  EventLogHead: counter,
  EventLogEntity: counter,
  SavedReplyCount: counter,
  ReportCaseCount: counter,
  OwnCount: counter,

  WatchListEdition: ofNoOne,
  PastWatchListEdition: ofNoOne,
  WatchListRows: not('the public exclusion list'),
  RegistryCircuit: ofNoOne,
  TicketNumbers: ofNoOne,
  InvoiceNumbers: ofNoOne,
  SupportDay: ofNoOne,
  DecisionDay: ofNoOne,
  HelpRating: ofNoOne,
  UsagePerson: not('stored for two days under a pseudonym that changes every day'),
  UsageCount: ofNoOne,
  Announcement: ofNoOne,
  FeatureSwitch: ofNoOne,
};
