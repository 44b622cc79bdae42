/** Verification, moderation, support, the console, and the audit log. */
export const trustLimits = {
  /** Decides how many items a list is spread over: a lookup reads one of about 10 kB. */
  watchListRowsPerBucket: 80,
  /** A file with a smaller share of the rows of the one before is refused as incomplete. */
  watchListRowsShareMin: 0.9,
  /** OIG updates its list by the 10th of each month, so a newer file is always due by then. */
  watchListDays: 40,
  verificationSteps: 50,
  /** Possible matches of one person with the exclusion list, strongest first. */
  exclusionHits: 20,
  exclusionSteps: 20,
  reportsPerAccountPerDay: 50,
  reportSeenLength: 200,
  /** Of a case, newest first. */
  reportsShown: 20,
  /** Reporters of one case who are notified of its outcome. */
  reportersNotified: 100,
  statementLength: 1000,
  appealLength: 1000,
  appealDays: 14,
  appealBusinessDays: 3,
  appealFiles: 3,
  /** Until our team has decided whether booking stays paused, or publishing is. */
  pauseBusinessDays: 2,
  /** Of a ledger: names a day, a shift, a booking, and an attempt. */
  ledgerEventIdLength: 100,
  /** Until a case should be decided. */
  moderationHours: { high: 2, medium: 24 },
  moderationDays: { low: 3 },
  earlierCases: 10,
  /** On each side of a reported message, as its case shows it. */
  messageNeighbors: 2,
  /** So many of the latest conversations blocked, or nearly none answered after days, open a case. */
  unwantedMessages: { blocked: 3, conversations: 15, unansweredShare: 0.95, days: 3 },
  caseSteps: 30,
  /** Of the console; more than any team of ours. */
  staffMembers: 100,
  /** A queue's waiting cases are counted so far. */
  queueCounted: 100,
  peopleFound: 20,
  viewAsMinutes: 30,
  /** Of a person's tickets and cases, the newest among which open ones are found. */
  viewCausesRead: 100,
  timelineCredentialSteps: 300,
  announcementLength: 200,
  announcementsListed: 60,
  /** Between two emails about what's new: longer than any month. */
  newsMailEveryDays: 31,
  /** An email about what's new that isn't out by then stays unsent. */
  newsMailRunDays: 3,
  newsReadersCounted: 10_000,
  /** Of proofs that an organization is real. */
  organizationDocuments: 5,
  organizationReviewBusinessDays: 1,
  organizationRecheckDays: 30,
  organizationChecksPerDay: 30,
  organizationCodesPerDay: 10,
  dnsTimeoutMs: 2500,
  /** Other organizations with the same name, tax ID, or phone, as shown to reviewers. */
  duplicateOrganizations: 10,
  ticketTextLength: 5000,
  /** Of an email, and again with what it quotes: both fit into one item. */
  ticketMailLength: 50_000,
  ticketsPerAccountPerDay: 20,
  ticketPostsPerDay: 40,
  /** Messages, answers, and notes of one ticket. */
  postsPerTicket: 200,
  ticketsMergedIntoOne: 5,
  ticketReopenDays: 14,
  /** Failed requests that a person can share with a ticket. */
  ticketRequestIds: 5,
  /** How long a colleague counts as having a ticket open after the page last reported it. */
  ticketPresenceSeconds: 45,
  savedReplies: 100,
  /** From all networks, without the first of each. */
  guestTicketsPerAddressPerDay: 3,
  guestTicketsPerIpPerDay: 10,
  guestTicketHours: 24,
  /** Emails taken into one ticket per day; more look like a loop. */
  ticketMailsPerDay: 20,
  /** Of answers that say why an email, or a file of it, wasn't kept. */
  mailAnswersPerSenderPerDay: 1,
  ticketMailBytes: 10 * 1024 * 1024,
  /** How long a received email waits to be taken into a ticket. */
  inboundMailDays: 7,
  helpCommentLength: 500,
  helpVotesPerAccountPerDay: 100,
  helpVotesPerIpPerDay: 50,
  helpVoteDays: 365,
  /** Of entries of What's New. */
  newsNumber: 9_999,
  attainmentDays: 90,
  /** Answered tickets from which on attainment is shown. */
  attainmentTickets: 20,
  /** Decisions of staff from which on their share in time is shown. */
  attainmentDecisions: 5,
  /** Pages of the audit log that one request reads at most while a filter leaves lines out. */
  auditPagesRead: 8,
  auditLinesProved: 100,
  activityDays: 180,
} as const;
