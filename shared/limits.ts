import { apiLimits } from './connect/limits/api-limits';
import { dataRightsLimits } from './accounts/limits/data-rights-limits';
import { privacyLimits } from './accounts/limits/privacy-limits';
import { integrationLimits } from './connect/limits/integration-limits';
import { profileLimits } from './people/limits/profile-limits';
import { signInLimits } from './accounts/limits/sign-in-limits';
import { trustLimits } from './trust/limits/trust-limits';
import { webhookLimits } from './connect/limits/webhook-limits';

export const limits = {
  bodyBytes: 64 * 1024,
  /** All lists at their maximum, in a script of three bytes per character. */
  profileBodyBytes: 384 * 1024,
  nameLength: 80,
  emailLength: 254,
  phoneLength: 32,
  organizationLength: 120,
  /** Bytes of folded UTF-8 in a table key, which holds at most 1,024. */
  foldedTextBytes: 512,
  invitationDays: 7,
  /** Between two emails for the same invitation. */
  invitationCooldownSeconds: 60,
  invitationsListed: 200,
  invitationsPerOrganizationPerDay: 100,
  bioLength: 1000,
  experienceYears: 70,
  coverLetterLength: 1000,
  applicationMessageLength: 500,
  reasonLength: 500,
  jobTitleLength: 120,
  professionsPerJob: 6,
  certificationsPerJob: 12,
  /** Above these, a post asks for more than people have. */
  requiredCertificationsMax: 8,
  hoursPerShift: { min: 4, max: 24 },
  shiftsPerWeekMax: 7,
  weeklyShiftHoursMax: 72,
  /** Above, the form warns. */
  weeklyShiftHoursUsual: 60,
  contractWeeksMax: 52,
  minUnitYearsMax: 15,
  guaranteedHoursMax: 60,
  /** Largest numbers of a job's further details. */
  moreDetails: {
    beds: 5000,
    patientsPerNurse: 40,
    departmentVisits: 2000,
    callHours: 168,
    startFlexDays: 60,
    requestedTimeOffDays: 60,
    canceledShiftsMax: 14,
    localsRadiusMiles: 250,
    privilegeDays: 365,
    patientsPerShift: 200,
  },
  /** A signed skills checklist counts as current for the first, and is shown for the second. */
  checklistMonths: { current: 12, shown: 24 },
  countedReferences: 2,
  /** Dollars without a unit in a search are an hourly rate below the first, weekly pay below the second. */
  searchedPay: { hourBelow: 500, weekBelow: 15_000 },
  /** Miles around a city. */
  searchRadius: { usual: 50, wider: 100, all: [10, 25, 50, 100, 250] },
  jobTextLength: 5000,
  locationLength: 120,
  contactEmails: 10,
  openingsMax: 500,
  hoursPerWeekMax: 168,
  payMaxCents: 100_000_000_00,
  pageSize: 25,
  memberInboxJobs: 50,
  profileCompletionThreshold: 80,
  unreadBadgeMax: 9,
  idempotencyHours: 24,
  /** Longer than any queue retains a message. */
  processedEventDays: 15,
  notificationDays: 90,
  connectionHours: 3,
  teamSize: 200,
  questionsPerJob: 20,
  optionsPerQuestion: 20,
  questionLength: 300,
  optionLength: 150,
  jobBenefitsLength: 1000,
  projectLength: 80,
  jobsPerBulkAction: 100,
  /** With imported ones, of which there may be `importedJobsMax`. */
  draftJobsPerOrganization: 2500,
  /** How long a status change can be undone. */
  undoMinutes: 10,
  /** Delay before the candidate is notified of a move, which can be undone until then. */
  moveUndoSeconds: 60,
  /** How long a rejected application or a closed job can be reopened. */
  reopenDays: 14,
  similarJobs: 4,
  /** Per page of an organization's public list. */
  organizationJobs: 8,
  searchTextLength: 120,
  facetValues: 30,
  /** Most common values of each kind that suggestions are made from. */
  suggestedFrom: 1000,
  suggestions: 8,
  /** Letters before names of professionals are suggested. */
  nameSearchedFrom: 3,
  hiddenJobs: 500,
  /** Results that are matched with a profile at once. */
  matchedAtOnce: 100,
  savedJobs: 500,
  /** Marked in lists of jobs. */
  appliedJobs: 500,
  jobAlerts: 20,
  alertNameLength: 80,
  jobsPerAlertEmail: 10,
  /** Of a saved search, so that an updated profile isn't sent again. */
  mailedProfessionals: 200,
  /** Minimum sample size of rates and averages. */
  samplesForFigure: 5,
  /** Longest period of analytics, in days. */
  analyticsDays: 3 * 366,
  /** Most applications, offers, hires, or weeks that analytics read, newest first. */
  analyticsRows: 5000,
  goalDays: 90,
  /** Waiting longer in one stage is pointed out. */
  longWaitDays: 7,
  analyticsExportsPerReaderPerDay: 100,
  /** Of a professional in one status. */
  weeksOfEarnings: 500,
  trendWeeks: 12,
  projectsPerOrganization: 50,
  logoBytes: 5 * 1024 * 1024,
  facilityPhotos: 6,
  facilityPhotoText: 140,
  facilityPhotoPixels: 1600,
  facilityThumbPixels: 480,
  /** Two files for each photo. */
  facilityUploadsPerOrganizationPerDay: 60,
  logoPixelsMax: 6000,
  uploadMinutes: 10,
  logoUploadsPerOrganizationPerDay: 50,
  foundedYearMin: 1900,
  companyContacts: 20,
  addressLength: 200,
  postalCodeLength: 20,
  taxIdLength: 40,
  businessLicenseLength: 60,
  urlLength: 300,
  /** Inactivity after which a member is shown as inactive. */
  memberInactiveDays: 90,
  /** Minimum interval between writes of "last active". */
  lastActiveMinutes: 15,
  employmentEntries: 30,
  educationEntries: 30,
  licenses: 30,
  credentialNumberLength: 40,
  unavailableDates: 100,
  blockedOrganizations: 100,
  organizationsFound: 10,
  expiryReminderDays: [90, 60, 30, 14, 7],
  healthReminderDays: [30, 7],
  /** "Review within 24-48 hours". */
  reviewHoursMin: 24,
  reviewHoursMax: 48,
  documentBytes: 10 * 1024 * 1024,
  fileNameLength: 120,
  uploadsPerAccountPerDay: 100,
  downloadMinutes: 5,
  generatedResumesPerReaderPerDay: 100,
  resumePagesRead: 20,
  resumeTextRead: 60_000,
  resumeReadingsPerDay: 30,
  photoBytes: 5 * 1024 * 1024,
  portfolioItems: 50,
  portfolioTitleLength: 120,
  portfolioDescriptionLength: 500,
  portfolioTags: 20,
  tagLength: 40,
  portfolioCardTags: 3,
  savedProfessionals: 500,
  recentlyViewed: 12,
  viewedProfessionalDays: 90,
  profileViewDays: 30,
  calendarNotesLength: 1000,
  calendarWindowDays: 62,
  calendarItemsPerWindow: 500,
  openTasks: 200,
  calendarEntriesPerDay: 3,
  upcomingEvents: 5,
  feedDaysBack: 31,
  feedDaysAhead: 366,
  feedItems: 1000,
  /** Canceled bookings stay in the feed, so that calendars remove them. */
  feedCanceledDays: 30,
  busyImportBytes: 2 * 1024 * 1024,
  busyImportSeconds: 10,
  busyTimes: 2000,
  /** Refresh interval of imported calendars. */
  busyImportMinutes: 60,
  busyImportsPerAccountPerDay: 60,
  registryTimeoutMs: 4000,
  /** How long registry responses are cached. */
  registryCacheDays: 30,
  registryChecksPerAccountPerDay: 20,
  /** Retry interval without a response. */
  registryRetryMinutes: 60,
  /** Decides how many items a list is spread over: a lookup reads one of about 10 kB. */
  watchListRowsPerBucket: 80,
  /** A file with a smaller share of the rows of the one before is refused as incomplete. */
  watchListRowsShareMin: 0.9,
  /** OIG updates its list by the 10th of each month, so a newer file is always due by then. */
  watchListDays: 40,
  answerLength: 1000,
  /** Promised review time in business days: "within 2-3 business days". */
  reviewBusinessDays: { min: 2, max: 3 },
  /** Applications per person and job, including those after a withdrawal. */
  applicationAttempts: 2,
  applicantsPerPage: 200,
  applicationNoteLength: 1000,
  mentionsPerNote: 20,
  notesPerApplication: 200,
  applicationsPerExportPart: 100,
  receiptsPerExportPart: 200,
  applicationsPerBulkAction: 100,
  messageLength: 500,
  subjectLength: 120,
  attachmentsPerMessage: 5,
  messagesPerPage: 30,
  /** Read at once to find those with one organization. */
  conversationsSearched: 100,
  applicationsBesideConversation: 5,
  messageTemplatesPerOrganization: 50,
  recipientsPerBulkMessage: 50,
  messagesPerAccountPerDay: 1000,
  newConversationsPerAccountPerDay: 100,
  topicsPerConnection: 100,
  /** A live frame is limited to 32 kB; envelope and escaping need the rest. */
  signalLength: 24_000,
  liveMessageBytes: 32 * 1024,
  /** A connection that sends more is closed. A page that reconnects follows all its topics immediately. */
  liveMessagesPerWindow: 300,
  liveWindowSeconds: 10,
  /** A connection without a session is closed after this time. */
  unclaimedConnectionSeconds: 10,
  /** How long after the last keystroke "typing" is shown. */
  typingSeconds: 5,
  correspondentsFound: 10,
  slotsPerInterview: 5,
  interviewers: 10,
  interviewNoteLength: 500,
  interviewMinutesMin: 10,
  interviewMinutesMax: 480,
  openInterviewsPerApplication: 5,
  interviewWindowDays: 190,
  interviewsPerWindow: 200,
  /** How far beyond the last day proposals are read, which are listed by their last slot. */
  interviewProposalDays: 31,
  interviewSuggestionDays: 14,
  interviewSuggestions: 6,
  interviewSuggestionsPerDay: 2,
  /** Of a range in which the candidate picks a time. */
  pickDays: 14,
  pickPanel: 5,
  pickBufferMinutes: 60,
  /** From now to the earliest time that can be picked. */
  pickNoticeMinutes: 120,
  pickReminderDays: 2,
  interviewReminderMinutes: [1440, 60],
  /** Room times relative to the interview's start and end. */
  callOpensMinutes: 15,
  callClosesMinutes: 120,
  criteriaPerKit: 8,
  criterionNameLength: 80,
  criterionTextLength: 500,
  questionsPerCriterion: 5,
  kitQuestionLength: 200,
  evidenceLength: 1000,
  scorecardNotesLength: 2000,
  scoreMax: 5,
  /** Earlier versions of one scorecard, newest first. */
  scorecardVersionsShown: 20,
  offerNotesLength: 2000,
  offersShown: 50,
  offerDaysMax: 60,
  timesheetNoteLength: 200,
  facilityItemLength: 100,
  facilityItems: 20,
  facilityOptionalItems: 40,
  /** Days before the first day on which open items are called to mind. */
  startReminderDays: [14, 7, 3, 1],
  /** From then on, the recruiter is reminded too. */
  startAtRiskDays: 3,
  /** Days before an accepted item of a placement expires. */
  complianceExpiryDays: [60, 30, 14, 7],
  documentOpeningsShown: 50,
  /** What the start page's queue looks at and shows. */
  queue: {
    /** Applications looked through for faces and jobs; how many are new is counted exactly. */
    applications: 50,
    jobsNamed: 2,
    faces: 4,
    weeks: 3,
    interviews: 5,
    invitations: 5,
    /** People whose wallet is read because something of theirs seems to expire. */
    wallets: 5,
    closingDays: 7,
    closingSoonDays: 1,
    lapsingDays: 30,
    lapsingSoonDays: 7,
    offerBusinessDays: 2,
  },
  /** Between approval and payment. */
  payDueDays: 14,
  payReferenceLength: 80,
  printedTimesheetsPerReaderPerDay: 100,
  openReferences: 6,
  /** Newest first; the table forgets old ones. */
  referencesListed: 50,
  referenceDays: 21,
  referenceReminderDays: [5, 12],
  /** Between two emails that the person sends for one reference. */
  referenceResendHours: 24,
  referenceMailsPerAccountPerDay: 20,
  /** From all accounts, without the first of each. */
  referenceMailsPerAddressPerDay: 3,
  /** How long an answer counts and is shown. */
  referenceMonths: 24,
  /** How long requests without an answer are kept after they expire. */
  referenceKeptDays: 90,
  referenceTextLength: 1000,
  /** Devices of the person who asked, as keyed hashes. */
  referenceDevices: 5,
  referralInvitationsPerAccountPerDay: 20,
  /** An address gets one invitation in this time, from everyone. */
  referralInvitationDays: 30,
  reviewLength: 1000,
  reviewReplyLength: 500,
  /** When a single review is published without the other. */
  reviewPublishDays: 14,
  reviewableAfterDays: 30,
  countedApplications: 200,
  countedPlacements: 100,
  activityEntries: 10,
  upcomingDays: 30,
  recommendedJobs: 12,
  recommendedProfessionals: 20,
  /** Compared with a job at most: those licensed in its state first, then the last updated. */
  comparedProfessionals: 2000,
  jobInvitationMessageLength: 1000,
  invitationsPerJob: 200,
  jobInvitationsPerOrganizationPerDay: 200,
  /** Newest jobs of the profession, and of related specialties if it asks one, considered for recommendations. */
  recommendationCandidates: 50,
  recommendedScoreMin: 50,
  pushSubscriptions: 10,
  pushEndpointLength: 1000,
  textMessagesPerCategoryPerDay: 20,
  phoneCodesPerAccountPerDay: 5,
  /** Across all accounts, without the first of each. */
  phoneCodesPerNumberPerDay: 5,
  /** Older events are not pushed. */
  pushHours: 12,
  weeklyEntries: 5,
  /** Local hour of daily and weekly digests. */
  digestHour: 8,
  digestEntries: 50,
  ...apiLimits,
  ...dataRightsLimits,
  ...privacyLimits,
  ...profileLimits,
  ...signInLimits,
  ...trustLimits,
  ...webhookLimits,
  ...integrationLimits,
} as const;

/** In milliseconds. */
export const displayDurations = {
  toast: 3000,
  /** Long enough to read it and click its button. */
  toastWithAction: 8000,
  searchPause: 300,
  suggestionPause: 150,
  redirectAfterSuccess: 2000,
  logoMessage: 3000,
  autosave: 1000,
  /** Minimum interval between saves to the server. */
  draftSavePause: 5000,
  profileSuccess: 5000,
  profileError: 10_000,
  authWaitFallback: 2000,
  tokenCheck: 30_000,
  /** Below the minute after which proxies close a silent connection; each one is a message and a run of a function. */
  realtimeHeartbeat: 50_000,
  realtimeReconnect: [1000, 2000, 5000, 10_000],
  messagePolling: 10_000,
  typingPause: 3000,
} as const;

export const inMegabytes = (bytes: number): number => bytes / 1024 / 1024;
