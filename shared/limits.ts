/** Limits and periods of the product. Client, server, infrastructure and tests read them here. */
export const limits = {
  bodyBytes: 64 * 1024,
  /** A profile with every list as long as it may be, in a script of three bytes a character. */
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
  otpPerAddressPerDay: 20,
  otpPerIpPerDay: 100,
  registrationsPerIpPerDay: 50,
  resetTokenMinutes: 15,
  emailLinkHours: 24,
  invitationDays: 7,
  /** Between two e-mails of the same invitation. */
  invitationCooldownSeconds: 60,
  /** Open invitations that the team's page lists. */
  invitationsListed: 200,
  invitationsPerOrganizationPerDay: 100,
  recoveryCodes: 10,
  mfaRecoveriesPerAddressPerDay: 10,
  /** Checks of the current password by a signed-in account. */
  passwordChecksPerAccountPerDay: 30,
  emailChangesPerAccountPerDay: 10,
  /** Links, reset tokens and recovery codes that one address may present. */
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
  /** Postings read at once for a member's inbox; bounds the reads of that page. */
  memberInboxJobs: 50,
  profileCompletionThreshold: 80,
  unreadBadgeMax: 9,
  idempotencyHours: 24,
  /** Longer than a message stays in any queue. */
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
  /** Postings that one bulk action takes. */
  jobsPerBulkAction: 100,
  /** How long a change of status can be taken back. */
  undoMinutes: 10,
  /** A candidate is told of a move of their application so long after it; until then it can be undone. */
  moveUndoSeconds: 60,
  /** A rejected application can be reopened for so long. */
  reopenDays: 14,
  similarJobs: 4,
  searchTextLength: 120,
  /** Values that a filter with counts lists at most. */
  facetValues: 30,
  savedJobs: 500,
  jobAlerts: 20,
  alertNameLength: 80,
  /** Postings that one alert's e-mail lists. */
  jobsPerAlertEmail: 10,
  /** Below this many samples a rate or an average says nothing. */
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
  /** A member who has not been here for so long is shown as inactive. */
  memberInactiveDays: 90,
  /** "Last active" is written at most this often. */
  lastActiveMinutes: 15,
  employmentEntries: 30,
  educationEntries: 30,
  licenses: 30,
  credentialNumberLength: 40,
  unavailableDates: 100,
  blockedOrganizations: 100,
  /** Employers that a beginning of a name offers. */
  organizationsFound: 10,
  /** Days before a license expires on which its owner is reminded. */
  expiryReminderDays: [90, 60, 30, 7],
  /** "Review within 24-48 hours". */
  reviewHoursMin: 24,
  reviewHoursMax: 48,
  documentBytes: 10 * 1024 * 1024,
  fileNameLength: 120,
  /** Uploads of photos, portfolio images, resumes and documents. */
  uploadsPerAccountPerDay: 100,
  /** How long an address for a download works. */
  downloadMinutes: 5,
  /** Resumes that one reader has made from profiles. */
  generatedResumesPerReaderPerDay: 100,
  photoBytes: 5 * 1024 * 1024,
  portfolioItems: 50,
  portfolioTitleLength: 120,
  portfolioDescriptionLength: 500,
  portfolioTags: 20,
  tagLength: 40,
  /** Tags that a card shows before "+N more". */
  portfolioCardTags: 3,
  savedProfessionals: 500,
  recentlyViewed: 12,
  /** A profile that was viewed is forgotten after so long. */
  viewedProfessionalDays: 90,
  profileViewDays: 30,
  calendarNotesLength: 1000,
  /** Longest stretch of the calendar that is read at once. */
  calendarWindowDays: 62,
  calendarItemsPerWindow: 500,
  openTasks: 200,
  /** Entries of a day before "+N more". */
  calendarEntriesPerDay: 3,
  upcomingEvents: 5,
  /** The feed reaches so far back and ahead. */
  feedDaysBack: 31,
  feedDaysAhead: 366,
  /** Entries that a feed lists. */
  feedItems: 1000,
  busyImportBytes: 2 * 1024 * 1024,
  busyImportSeconds: 10,
  busyTimes: 2000,
  /** Imported calendars are read again after so long. */
  busyImportMinutes: 60,
  busyImportsPerAccountPerDay: 60,
  registryTimeoutMs: 4000,
  /** Answers of the registry are believed for so long. */
  registryCacheDays: 30,
  registryChecksPerAccountPerDay: 20,
  /** After so long the registry is asked again when it gave no answer. */
  registryRetryMinutes: 60,
  /** Newest steps of a verification case that are shown. */
  verificationSteps: 50,
  answerLength: 1000,
  /** Business days within which an application is looked at: "within 2-3 business days". */
  reviewBusinessDaysMin: 2,
  reviewBusinessDaysMax: 3,
  /** Times that one person may apply for the same job: again after a withdrawal. */
  applicationAttempts: 2,
  /** Applications of one job that a page of the employer's list holds; the board shows them all. */
  applicantsPerPage: 200,
  applicationNoteLength: 1000,
  mentionsPerNote: 20,
  notesPerApplication: 200,
  /** Applications that a part of an export holds. */
  applicationsPerExportPart: 100,
  applicationsPerBulkAction: 100,
  messageLength: 500,
  subjectLength: 120,
  attachmentsPerMessage: 5,
  messagesPerPage: 30,
  messagesPerAccountPerDay: 1000,
  newConversationsPerAccountPerDay: 100,
  /** What one page follows at once. */
  topicsPerConnection: 100,
  /** A frame of a live connection has at most 32 kB; what is around a signal and its escaping need the rest. */
  signalLength: 24_000,
  liveMessageBytes: 32 * 1024,
  /** A connection that says more in so many seconds is closed; a page that comes back follows all of its topics at once. */
  liveMessagesPerWindow: 300,
  liveWindowSeconds: 10,
  /** A connection that has not shown whose it is by then is closed. */
  unclaimedConnectionSeconds: 10,
  /** Somebody is typing until so long after they last were. */
  typingSeconds: 5,
  /** People whom the form of a new message offers. */
  correspondentsFound: 10,
  slotsPerInterview: 5,
  interviewers: 10,
  interviewNoteLength: 500,
  interviewMinutesMin: 10,
  interviewMinutesMax: 480,
  /** Interviews of one application that are not over. */
  openInterviewsPerApplication: 5,
  /** Minutes before an interview at which both sides are reminded. */
  interviewReminderMinutes: [1440, 60],
  /** A video room opens so long before the start and closes so long after the end. */
  callOpensMinutes: 15,
  callClosesMinutes: 120,
  offerNotesLength: 2000,
  /** Newest offers for one application that are shown. */
  offersShown: 50,
  /** An offer can stay open for so long. */
  offerDaysMax: 60,
  timesheetNoteLength: 200,
  /** Days from the approval of a week to its payment. */
  payDueDays: 14,
  payReferenceLength: 80,
  printedTimesheetsPerReaderPerDay: 100,
  reviewLength: 1000,
  reviewReplyLength: 500,
  /** A review of one side alone is published after so long. */
  reviewPublishDays: 14,
  /** Work without an end can be reviewed after so long. */
  reviewableAfterDays: 30,
  /** Newest applications that the counts of a professional's dashboard are over. */
  countedApplications: 200,
  /** Placements that its figures are over. */
  countedPlacements: 100,
  /** Entries of "recent activity". */
  activityEntries: 10,
  /** "Upcoming" reaches so far ahead. */
  upcomingDays: 30,
  recommendedJobs: 12,
  /** Newest postings of somebody's specialty and related ones among which the best are looked for. */
  recommendationCandidates: 50,
  /** Postings that match less are not recommended. */
  recommendedScoreMin: 50,
  pushSubscriptions: 10,
  pushEndpointLength: 1000,
  smsPerAccountPerDay: 20,
  phoneCodesPerAccountPerDay: 5,
  /** From however many accounts. */
  phoneCodesPerNumberPerDay: 5,
  /** A push of something older than this is not shown any more. */
  pushHours: 12,
  /** Lines of unread news in a weekly summary. */
  weeklyEntries: 5,
  /** Hour of the reader's day at which daily and weekly digests are sent. */
  digestHour: 8,
  /** Pieces of news that one digest lists. */
  digestEntries: 50,
} as const;

/** Durations of messages and redirects shown in the browser, in milliseconds. */
export const displayDurations = {
  toast: 3000,
  /** Long enough to read it and press its button. */
  toastWithAction: 8000,
  /** A search text is sent when typing stops for so long. */
  searchPause: 300,
  redirectAfterSuccess: 2000,
  /** Success messages of the company's logo. */
  logoMessage: 3000,
  /** Fields are quiet for so long before a draft is saved by itself. */
  autosave: 1000,
  /** A draft that is on the server already is saved there again after so long. */
  draftSavePause: 5000,
  profileSuccess: 5000,
  profileError: 10_000,
  authWaitFallback: 2000,
  tokenCheck: 30_000,
  realtimeHeartbeat: 25_000,
  realtimeReconnect: [1000, 2000, 5000, 10_000],
  /** Without a connection messages are asked for so often. */
  messagePolling: 10_000,
  /** While somebody types, that is told so often. */
  typingPause: 3000,
} as const;
