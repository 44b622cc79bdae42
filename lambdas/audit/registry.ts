import type { EntityName } from '../store/entity';

/**
 * Whose log has the lines of an entity: that of its organization (`organizationId`), of a person (`userId`), or of the
 * staff. What staff do is in the log of the staff as well. `fields` are recorded with their values and must not be
 * personal; of `texts` a line only says that they changed, `*` for everything else. A change of nothing that a row
 * names makes no line. `reason`: attribute of a reason that the organization's own people gave.
 */
export type AuditedEntity = {
  log: 'organization' | 'person' | 'staff';
  fields: readonly string[];
  texts: readonly string[] | '*';
  reason?: string;
  /** Attributes with the IDs of what the line is about, besides those that every line has. */
  targets?: readonly string[];
  /** Deleted only with a thing whose deletion is a line. */
  deletedWith?: EntityName;
};
export type RegistryRow = AuditedEntity | { notAudited: string };

type Details = Partial<Omit<AuditedEntity, 'log'>>;
const of =
  (log: AuditedEntity['log']) =>
  ({ fields = [], texts = [], ...more }: Details = {}): AuditedEntity => ({ log, fields, texts, ...more });
const organization = of('organization');
const person = of('person');
const staff = of('staff');
const notAudited = (reason: string): RegistryRow => ({ notAudited: reason });

const counter = notAudited('a counter, computed from audited changes');
const index = notAudited('repeats an audited item for a list or a guard');
const technical = notAudited('bookkeeping of the platform, not a change that anyone makes');
const secret = notAudited('a code or link that its use turns into an audited change');
const ownList = notAudited('a private list: only its owner reads it, and no other data depends on it');
const content = notAudited('what people write to each other; reports about it are audited');

/** Every entity of the store, audited or with the reason why not. registry.test.ts walks all of them. */
export const registry: Partial<Record<EntityName, RegistryRow>> = {
  Organization: organization({
    fields: [
      'company_name',
      'industry',
      'company_size',
      'founded_year',
      'specializations',
      'benefits',
      'twoFactorRequired',
    ],
    texts: [
      'company_description',
      'website',
      'phone',
      'email',
      'contact_person',
      'job_title',
      'linkedin_url',
      'headquarters_address',
      'billing_address',
      'shipping_address',
      'tax_id',
      'business_license',
      'contacts',
      'logo_url',
      'photos',
    ],
  }),
  OrganizationCase: organization({
    fields: ['status', 'method', 'heldFor', 'submittedAt', 'dueAt', 'verifiedAt'],
    texts: ['npi', 'proof', 'documents', 'proposal', 'decision'],
  }),
  OrganizationStep: organization({ fields: ['what'], targets: ['by'] }),
  OrganizationClaim: index,
  HeldClaim: index,
  Membership: organization({ fields: ['role'], texts: ['department'], targets: ['userId'] }),
  Invitation: organization({ fields: ['role', 'acceptedAt'], texts: ['email', 'department'], targets: ['acceptedBy'] }),
  Job: organization({
    fields: [
      'title',
      'status',
      'assignedTo',
      'specialty',
      'professions',
      'unit',
      'location',
      'jobType',
      'shift',
      'numberOfOpenings',
      'payBy',
      'rate',
      'currency',
      'salaryMinCents',
      'salaryMaxCents',
      'startOn',
      'contractWeeks',
      'applicationDeadlineOn',
      'coverLetter',
      'urgentHiring',
    ],
    texts: [
      'description',
      'requirements',
      'benefits',
      'moreDetails',
      'payPackage',
      'preScreeningQuestions',
      'contactEmails',
      'applicationInstructions',
    ],
  }),
  Application: organization({
    fields: ['status', 'rating'],
    targets: ['applicationId', 'jobId', 'professionalId'],
  }),
  ApplicationNote: organization({ texts: ['text'], targets: ['applicationId', 'jobId'] }),
  JobInvitation: organization({ fields: ['declinedAt'], targets: ['jobId'] }),
  Interview: organization({
    fields: ['status', 'type', 'startsAt', 'endsAt'],
    texts: ['place', 'note', 'interviewers'],
    targets: ['interviewId', 'applicationId', 'jobId', 'professional.userId'],
  }),
  Offer: organization({
    fields: ['status', 'expiresOn'],
    texts: ['terms'],
    targets: ['offerId', 'applicationId', 'jobId', 'professional.userId'],
  }),
  Placement: organization({
    fields: ['status', 'endOn'],
    texts: ['endReason'],
    targets: ['placementId', 'jobId', 'professional.userId'],
  }),
  ComplianceFile: organization({
    fields: ['confirmedAt'],
    texts: ['items'],
    targets: ['placementId', 'professional.userId'],
  }),
  Timesheet: organization({
    fields: ['status', 'weekStartsOn', 'totalMinutes', 'approvedCents', 'paidCents', 'dueOn'],
    texts: ['lines', 'payReference'],
    targets: ['placementId', 'jobId', 'professional.userId'],
  }),
  FacilityList: organization({ fields: ['unit'], texts: ['items'] }),
  HiringGoals: organization({ texts: '*' }),
  // A line for each hour in which it was used.
  ApiKey: organization({
    fields: ['scopes', 'ranges', 'expiresAt', 'usedHour'],
    texts: ['name'],
    targets: ['memberId'],
  }),
  ApiKeyName: index,
  ServiceMember: index,
  ApiKeyCount: counter,
  MessageTemplate: organization({ texts: ['name', 'text', 'subject', 'body'] }),

  // Invoices and payments are records of their own.
  BillingAccount: organization({
    fields: ['applied.planId', 'applied.state', 'override.planId', 'override.until'],
    texts: ['details', 'keptJobIds'],
    reason: 'override.reason',
  }),
  BillingInvoice: notAudited('written from what the payment provider charged, and never deleted'),
  LedgerEntry: notAudited('itself a record of what was charged'),

  Account: person({
    fields: [
      'userType',
      'language',
      'appearance',
      'twoFactorEnabled',
      'emailVerifiedAt',
      'passwordChangedAt',
      'privacy',
    ],
    texts: ['email', 'firstName', 'lastName', 'phone', 'jobTitle', 'photo_url'],
  }),
  Sessions: person({ fields: ['endedAt', 'signedOutAt'] }),
  Device: notAudited('when a browser was used; signing it out is a line of the sessions'),
  Passkey: person({ fields: ['createdAt'], texts: ['name'] }),
  SignInProvider: person({ fields: ['provider', 'connected'] }),
  RecoveryCodes: person({ texts: '*' }),
  DataExport: person({ fields: ['state', 'downloadedAt'] }),
  AccountDeletion: person({ fields: ['state'] }),
  OrganizationExport: organization({ fields: ['state', 'downloadedAt'] }),
  OrganizationClosing: organization({ fields: ['state', 'closesAt'] }),
  LegalAcceptance: person({ fields: ['document', 'version'] }),
  Phone: person({ fields: ['verifiedAt'], texts: ['phone'] }),
  NotificationSettings: person({ texts: '*' }),
  Profile: person({
    fields: ['profession', 'professionSource', 'profile_completion', 'submittedAt', 'privacy', 'excluded'],
    texts: ['licenses', 'certifications', 'employment', 'education', 'units', 'availability', 'resume', 'photo_url'],
  }),
  PrivateDetails: person({ texts: '*' }),
  PortfolioItem: person({ texts: ['title', 'description', 'image'] }),
  SkillsChecklist: person({ fields: ['signedAt'], texts: ['signature'] }),
  HealthFile: person({ texts: ['sealed', 'documentIds'] }),
  Verification: person({
    fields: ['status', 'source', 'verifiedAt', 'expiryDate'],
    texts: ['document', 'label'],
    targets: ['credentialId'],
  }),
  ExclusionCase: person({ fields: ['hold'] }),
  Reference: person({ fields: ['closedAt'], texts: ['answer'] }),

  StaffMember: staff({ fields: ['roles'], targets: ['userId'] }),
  FormerStaff: staff({ fields: ['roles'], targets: ['userId'] }),
  ViewGrant: staff({ fields: ['expiresAt', 'endedAt'], targets: ['userId', 'grantId'] }),
  Announcement: staff({ fields: ['from', 'until', 'severity'], texts: '*' }),
  FeatureSwitch: staff({ fields: ['name', 'on'] }),
  DeadLetterDecision: staff({ fields: ['consumer', 'action'] }),

  ApplicationContent: notAudited('written once with its application, which is audited'),
  ApplicationStep: notAudited('the history of an audited application'),
  Review: notAudited('the published text of an audited placement; reports about it are audited'),
  PlacementReview: notAudited('a review until it is published'),
  ReviewReport: content,
  ReportCase: staff({
    fields: [
      'number',
      'state',
      'severity',
      'reporters',
      'reasons',
      'signals',
      'decision.action',
      'decision.rule',
      'decision.days',
      'decision.effect',
      'appeal.outcome',
    ],
    texts: ['decision', 'proposal', 'appeal'],
    targets: ['caseId'],
  }),
  ReportedThing: index,
  Report: content,
  ReportCaseCount: counter,
  Restriction: index,
  OrganizationRestriction: index,
  JobText: technical,
  InterviewKit: organization({ texts: ['criteria'], deletedWith: 'Job' }),
  // Without what it says: colleagues, admins too, see that after they submitted their own.
  Scorecard: organization({ fields: ['submissions'], targets: ['applicationId'] }),
  ScorecardVersion: notAudited('a kept version of a scorecard'),
  DocumentOpening: notAudited('itself the record of who opened a document and why'),
  VerificationStep: notAudited('the history of an audited verification'),
  JobHistory: notAudited('the history of an audited job'),
  Receipt: notAudited('itself the record of a disclosure, which its owner reads'),
  ProfileViewer: notAudited('a visit, not a change; the profile lists them for 30 days'),
  ProfileView: notAudited('a visit, not a change; the profile counts them by day'),
  Message: content,
  MessageReport: content,
  Conversation: content,
  OwnConversation: index,
  SentMessage: index,
  UnreadMessages: counter,
  ResponseTimes: counter,

  JobAlert: ownList,
  SavedJob: ownList,
  HiddenJobs: ownList,
  SavedProfessional: ownList,
  ViewedProfessional: ownList,
  ScheduleItem: ownList,
  Task: ownList,
  CalendarConnection: ownList,
  AnalyticsReport: ownList,
  ReferralLink: ownList,
  ReferralInvitation: notAudited('an email to one address, without a change of anything else'),

  Applicant: index,
  OrganizationApplicant: index,
  ApplicationInterview: index,
  InterviewTime: index,
  InterviewReminder: index,
  HeldMove: index,
  JobAccess: index,
  JobDeadline: index,
  OpenOffer: index,
  OpenReferences: counter,
  PendingPay: index,
  InvitedAddress: index,
  PersonName: index,
  EmailOwner: index,
  MailSuppression: notAudited('follows from the erasure of an account'),
  ReferralAddress: index,
  ReferralCode: index,
  BusyTimes: index,
  SearchChange: index,
  ProfessionalSearchChange: index,

  JobStages: counter,
  HiringFunnel: counter,
  OrganizationTotals: counter,
  MemberTotals: counter,
  SpecialtyTotals: counter,
  ProjectTotals: counter,
  WeekTotals: counter,
  JobAlertCount: counter,
  JobInvitationCount: counter,
  MessageTemplateCount: counter,
  OpenInterviewCount: counter,
  OpenTaskCount: counter,
  PortfolioCount: counter,
  SavedJobCount: counter,
  SavedProfessionalCount: counter,
  ProfileViewDay: counter,
  ProfileViewTotal: counter,
  EarningsTotal: counter,
  EarningsMonth: counter,
  InterviewRevision: counter,
  OwnCount: counter,

  Otp: secret,
  EmailLink: secret,
  PendingEmail: secret,
  ResetToken: secret,

  Notification: technical,
  AlertDelivery: technical,
  Digest: technical,
  DigestEntry: technical,
  PushSubscription: technical,
  Connection: technical,
  ConnectionMessages: technical,
  OpenConnections: technical,
  TopicFollower: technical,
  RegistryAnswer: technical,
  RegistryCircuit: technical,
  WatchListEdition: technical,
  PastWatchListEdition: technical,
  WatchListRows: technical,
  DailyCount: technical,
  MinuteCount: technical,
  Cooldown: technical,
  Idempotency: technical,
  ProcessedEvent: technical,
  Upload: technical,
  Tombstone: technical,
  AuditHead: technical,
  AuditLine: technical,
  AuditRecord: technical,
  AuditSeal: technical,
  AuditRoot: technical,
  AuditPosition: technical,
  AuditReading: organization({ fields: ['action'] }),
  Ticket: staff({
    fields: ['ticketId', 'status', 'category', 'priority', 'assigneeId', 'rating', 'mergedInto'],
    targets: ['ticketId'],
  }),
  TicketPost: content,
  TicketViewer: technical,
  TicketNumbers: counter,
  InvoiceNumbers: counter,
  MonthlyUse: counter,
  ProviderEvent: technical,
  SupportDay: counter,
  DecisionDay: counter,
  GuestTicket: secret,
  HelpVote: notAudited('an opinion without a name, which only its count shows'),
  HelpComment: content,
  HelpRating: counter,
  SitemapEntry: index,
  UsagePerson: notAudited('usage events under a pseudonym of one day'),
  UsageCount: counter,
  SavedReply: staff({ texts: ['name', 'body'] }),
  SavedReplyCount: counter,
};
