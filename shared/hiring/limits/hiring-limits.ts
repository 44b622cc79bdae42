export const hiringLimits = {
  coverLetterLength: 1000,
  applicationMessageLength: 500,
  jobTitleLength: 120,
  professionsPerJob: 6,
  certificationsPerJob: 12,
  /** Limits beyond which a post asks for more than people have. */
  requiredCertificationsMax: 8,
  contractWeeksMax: 52,
  guaranteedHoursMax: 60,
  /** Maximum values of a job's further details. */
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
  jobTextLength: 5000,
  contactEmails: 10,
  openingsMax: 500,
  payMaxCents: 100_000_000_00,
  memberInboxJobs: 50,
  questionsPerJob: 20,
  optionsPerQuestion: 20,
  questionLength: 300,
  optionLength: 150,
  jobBenefitsLength: 1000,
  jobsPerBulkAction: 100,
  /** Draft limit including imported ones, of which there may be `importedJobsMax`. */
  draftJobsPerOrganization: 2500,
  /** Minutes in which a status change can be undone. */
  undoMinutes: 10,
  /** Seconds until the candidate is notified of a move, which can be undone until then. */
  moveUndoSeconds: 60,
  /** Days in which a rejected application or a closed job can be reopened. */
  reopenDays: 14,
  savedJobs: 500,
  /** Applied jobs marked in lists. */
  appliedJobs: 500,
  /** Longest period of analytics, in days. */
  analyticsDays: 3 * 366,
  /** Maximum applications, offers, hires, or weeks that analytics read, newest first. */
  analyticsRows: 5000,
  goalDays: 90,
  /** Days in one stage after which an application is highlighted. */
  longWaitDays: 7,
  analyticsExportsPerReaderPerDay: 100,
  trendWeeks: 12,
  answerLength: 1000,
  /** Applications per person and job, including those after a withdrawal. */
  applicationAttempts: 2,
  applicantsPerPage: 200,
  applicationNoteLength: 1000,
  mentionsPerNote: 20,
  notesPerApplication: 200,
  applicationsPerExportPart: 100,
  receiptsPerExportPart: 200,
  applicationsPerBulkAction: 100,
  slotsPerInterview: 5,
  interviewers: 10,
  interviewNoteLength: 500,
  interviewMinutesMin: 10,
  interviewMinutesMax: 480,
  openInterviewsPerApplication: 5,
  interviewWindowDays: 190,
  interviewsPerWindow: 200,
  /** Days after the last day for which proposals are read, because they are listed by their last slot. */
  interviewProposalDays: 31,
  interviewSuggestionDays: 14,
  interviewSuggestions: 6,
  interviewSuggestionsPerDay: 2,
  /** Longest range in which the candidate picks a time. */
  pickDays: 14,
  pickPanel: 5,
  pickBufferMinutes: 60,
  /** Minutes from now to the earliest time that can be picked. */
  pickNoticeMinutes: 120,
  pickReminderDays: 2,
  interviewReminderMinutes: [1440, 60],
  /** Opening times of the call room relative to the interview's start and end. */
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
  /** Limits of the start page's queue. */
  queue: {
    /** Applications read for faces and jobs; the number of new ones is exact. */
    applications: 50,
    jobsNamed: 2,
    faces: 4,
    weeks: 3,
    interviews: 5,
    latePeople: 3,
    /** Submitted shifts read of each location. */
    submittedShifts: 100,
    invitations: 5,
    /** People whose wallet is read because something seems to expire. */
    wallets: 5,
    /** Placements whose open documents are shown. */
    documentLists: 3,
    closingDays: 7,
    closingSoonDays: 1,
    lapsingDays: 30,
    lapsingSoonDays: 7,
    offerBusinessDays: 2,
  },
  countedApplications: 200,
  activityEntries: 10,
  jobInvitationMessageLength: 1000,
  invitationsPerJob: 200,
  jobInvitationsPerOrganizationPerDay: 200,
} as const;
