/** Limits and periods for client, server, infrastructure and tests. */
export const limits = {
  bodyBytes: 64 * 1024,
  /** All lists at their maximum, in a script of three bytes per character. */
  profileBodyBytes: 384 * 1024,
  nameLength: 80,
  emailLength: 254,
  phoneLength: 32,
  organizationLength: 120,
  /** Of a text that stands in a key of the table or is looked up, folded, in UTF-8; a key has room for 1,024. */
  foldedTextBytes: 512,
  passwordMin: 6,
  passwordMax: 256,
  otpLength: 6,
  otpMinutes: 10,
  otpAttempts: 5,
  otpCooldownSeconds: 60,
  /** Codes that one caller asks for about one address: nobody uses up another's. */
  otpPerCallerAndAddressPerDay: 20,
  /** Codes for one address, whoever asks; from then on links are mailed, which nobody can guess. */
  otpPerAddressPerDay: 100,
  otpPerIpPerDay: 100,
  registrationsPerIpPerDay: 50,
  resetTokenMinutes: 15,
  emailLinkHours: 24,
  invitationDays: 7,
  /** Between two emails for the same invitation. */
  invitationCooldownSeconds: 60,
  invitationsListed: 200,
  invitationsPerOrganizationPerDay: 100,
  recoveryCodes: 10,
  mfaRecoveriesPerAddressPerDay: 10,
  /** Checks of a signed-in account's current password. */
  passwordChecksPerAccountPerDay: 30,
  emailChangesPerAccountPerDay: 10,
  /** Links, reset tokens and recovery codes tried from one address. */
  secretsPerIpPerDay: 300,
  bioLength: 1000,
  experienceYears: 70,
  coverLetterLength: 1000,
  applicationMessageLength: 500,
  reasonLength: 500,
  jobTitleLength: 120,
  jobTextLength: 5000,
  locationLength: 120,
  contactEmails: 10,
  openingsMax: 500,
  hoursPerWeekMax: 168,
  payMaxCents: 100_000_000_00,
  pageSize: 25,
  /** Bounds the reads of a member's inbox page. */
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
  /** How long a status change can be undone. */
  undoMinutes: 10,
  /** Delay before the candidate is notified of a move, which can be undone until then. */
  moveUndoSeconds: 60,
  /** How long a rejected application can be reopened. */
  reopenDays: 14,
  similarJobs: 4,
  searchTextLength: 120,
  /** Maximum values listed by a filter with counts. */
  facetValues: 30,
  savedJobs: 500,
  jobAlerts: 20,
  alertNameLength: 80,
  jobsPerAlertEmail: 10,
  /** Minimum sample size of rates and averages. */
  samplesForFigure: 5,
  trendWeeks: 12,
  projectsPerOrganization: 50,
  logoBytes: 5 * 1024 * 1024,
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
  /** Results of the search by name prefix. */
  organizationsFound: 10,
  /** Days before a license expires. */
  expiryReminderDays: [90, 60, 30, 7],
  /** "Review within 24-48 hours". */
  reviewHoursMin: 24,
  reviewHoursMax: 48,
  documentBytes: 10 * 1024 * 1024,
  fileNameLength: 120,
  uploadsPerAccountPerDay: 100,
  downloadMinutes: 5,
  /** Resumes generated from profiles. */
  generatedResumesPerReaderPerDay: 100,
  photoBytes: 5 * 1024 * 1024,
  portfolioItems: 50,
  portfolioTitleLength: 120,
  portfolioDescriptionLength: 500,
  portfolioTags: 20,
  tagLength: 40,
  /** Before "+N more". */
  portfolioCardTags: 3,
  savedProfessionals: 500,
  recentlyViewed: 12,
  /** Retention of viewed profiles. */
  viewedProfessionalDays: 90,
  profileViewDays: 30,
  calendarNotesLength: 1000,
  /** Longest range per request. */
  calendarWindowDays: 62,
  calendarItemsPerWindow: 500,
  openTasks: 200,
  /** Per day, before "+N more". */
  calendarEntriesPerDay: 3,
  upcomingEvents: 5,
  /** Range of the calendar feed. */
  feedDaysBack: 31,
  feedDaysAhead: 366,
  feedItems: 1000,
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
  /** Newest history steps shown. */
  verificationSteps: 50,
  answerLength: 1000,
  /** Promised review time in business days: "within 2-3 business days". */
  reviewBusinessDaysMin: 2,
  reviewBusinessDaysMax: 3,
  /** Applications per person and job, including those after a withdrawal. */
  applicationAttempts: 2,
  /** The board shows all applications of a job. */
  applicantsPerPage: 200,
  applicationNoteLength: 1000,
  mentionsPerNote: 20,
  notesPerApplication: 200,
  applicationsPerExportPart: 100,
  applicationsPerBulkAction: 100,
  messageLength: 500,
  subjectLength: 120,
  attachmentsPerMessage: 5,
  messagesPerPage: 30,
  messagesPerAccountPerDay: 1000,
  newConversationsPerAccountPerDay: 100,
  topicsPerConnection: 100,
  /** A live frame is limited to 32 kB; envelope and escaping need the rest. */
  signalLength: 24_000,
  liveMessageBytes: 32 * 1024,
  /** A connection that sends more frames than this in one window is closed. A page that reconnects follows all its topics at once. */
  liveMessagesPerWindow: 300,
  liveWindowSeconds: 10,
  /** A connection without a session is closed after this time. */
  unclaimedConnectionSeconds: 10,
  /** How long after the last keystroke "typing" is shown. */
  typingSeconds: 5,
  /** Results of the recipient search. */
  correspondentsFound: 10,
  slotsPerInterview: 5,
  interviewers: 10,
  interviewNoteLength: 500,
  interviewMinutesMin: 10,
  interviewMinutesMax: 480,
  openInterviewsPerApplication: 5,
  interviewReminderMinutes: [1440, 60],
  /** Room times relative to the interview's start and end. */
  callOpensMinutes: 15,
  callClosesMinutes: 120,
  offerNotesLength: 2000,
  offersShown: 50,
  offerDaysMax: 60,
  timesheetNoteLength: 200,
  /** Between approval and payment. */
  payDueDays: 14,
  payReferenceLength: 80,
  printedTimesheetsPerReaderPerDay: 100,
  reviewLength: 1000,
  reviewReplyLength: 500,
  /** When a single review is published without the other. */
  reviewPublishDays: 14,
  /** For open-ended work. */
  reviewableAfterDays: 30,
  /** Newest applications counted by a professional's dashboard. */
  countedApplications: 200,
  countedPlacements: 100,
  activityEntries: 10,
  /** Range of "upcoming". */
  upcomingDays: 30,
  recommendedJobs: 12,
  /** Newest jobs in the same and related specialties considered for recommendations. */
  recommendationCandidates: 50,
  recommendedScoreMin: 50,
  pushSubscriptions: 10,
  pushEndpointLength: 1000,
  smsPerAccountPerDay: 20,
  phoneCodesPerAccountPerDay: 5,
  /** Across all accounts. */
  phoneCodesPerNumberPerDay: 5,
  /** Older events are not pushed. */
  pushHours: 12,
  /** Unread notifications in a weekly summary. */
  weeklyEntries: 5,
  /** Local hour of daily and weekly digests. */
  digestHour: 8,
  digestEntries: 50,
} as const;

/** In milliseconds. */
export const displayDurations = {
  toast: 3000,
  /** Long enough to read it and click its button. */
  toastWithAction: 8000,
  /** Debounce of search input. */
  searchPause: 300,
  redirectAfterSuccess: 2000,
  logoMessage: 3000,
  /** Idle time before a draft is saved. */
  autosave: 1000,
  /** Minimum interval between saves to the server. */
  draftSavePause: 5000,
  profileSuccess: 5000,
  profileError: 10_000,
  authWaitFallback: 2000,
  tokenCheck: 30_000,
  realtimeHeartbeat: 25_000,
  realtimeReconnect: [1000, 2000, 5000, 10_000],
  /** Interval without a live connection. */
  messagePolling: 10_000,
  /** Interval of the typing signal. */
  typingPause: 3000,
} as const;
