/** Limits of verification, moderation, support, the console, and the audit log. */
export const trustLimits = {
  /** Determines the number of buckets: a lookup reads one of about 10 kB. */
  watchListRowsPerBucket: 80,
  /** Minimum share of the previous file's rows; smaller files are rejected as incomplete. */
  watchListRowsShareMin: 0.9,
  /** OIG updates its list by the 10th of each month, so a newer file is always due by then. */
  watchListDays: 40,
  verificationSteps: 50,
  /** Possible exclusion matches of one person, strongest first. */
  exclusionHits: 20,
  exclusionSteps: 20,
  reportsPerAccountPerDay: 50,
  reportSeenLength: 200,
  /** Newest reports shown in a case. */
  reportsShown: 20,
  /** Reporters of one case who are notified of its outcome. */
  reportersNotified: 100,
  statementLength: 1000,
  appealLength: 1000,
  appealDays: 14,
  appealBusinessDays: 3,
  appealFiles: 3,
  /** Business days until our team decides whether booking or publishing stays paused. */
  pauseBusinessDays: 2,
  /** Length of a ledger event's ID, which names a day, a shift, a booking, and an attempt. */
  ledgerEventIdLength: 100,
  /** Hours until a case should be decided. */
  moderationHours: { high: 2, medium: 24 },
  moderationDays: { low: 3 },
  earlierCases: 10,
  /** Neighbors on each side of a reported message in its case. */
  messageNeighbors: 2,
  /** Thresholds for a case: latest conversations blocked, or nearly all unanswered after days. */
  unwantedMessages: { blocked: 3, conversations: 15, unansweredShare: 0.95, days: 3 },
  caseSteps: 30,
  /** Staff in the console; more than our team has. */
  staffMembers: 100,
  /** Waiting cases are counted up to this number per queue. */
  queueCounted: 100,
  peopleFound: 20,
  viewAsMinutes: 30,
  /** Newest tickets and cases of a person among which open ones are searched. */
  viewCausesRead: 100,
  timelineCredentialSteps: 300,
  announcementLength: 200,
  announcementsListed: 60,
  /** Days between two emails about what's new: longer than any month. */
  newsMailEveryDays: 31,
  /** Days after which an unsent email about what's new is dropped. */
  newsMailRunDays: 3,
  newsReadersCounted: 10_000,
  /** Documents that prove an organization's identity. */
  organizationDocuments: 5,
  organizationReviewBusinessDays: 1,
  organizationRecheckDays: 30,
  organizationChecksPerDay: 30,
  organizationCodesPerDay: 10,
  dnsTimeoutMs: 2500,
  /** Organizations with the same name, tax ID, or phone shown to reviewers. */
  duplicateOrganizations: 10,
  ticketTextLength: 5000,
  /** Length of an email, and again of its quoted part: both fit into one item. */
  ticketMailLength: 50_000,
  ticketsPerAccountPerDay: 20,
  ticketPostsPerDay: 40,
  /** Messages, answers, and notes of one ticket. */
  postsPerTicket: 200,
  ticketsMergedIntoOne: 5,
  ticketReopenDays: 14,
  /** Failed requests that a person can share with a ticket. */
  ticketRequestIds: 5,
  /** Seconds for which a colleague is shown as viewing a ticket after the page's last report. */
  ticketPresenceSeconds: 45,
  savedReplies: 100,
  /** Tickets from all networks, except the first of each. */
  guestTicketsPerAddressPerDay: 3,
  guestTicketsPerIpPerDay: 10,
  guestTicketHours: 24,
  /** Emails added to one ticket per day; more suggest a loop. */
  ticketMailsPerDay: 20,
  /** Replies about rejected emails or attachments per sender. */
  mailAnswersPerSenderPerDay: 1,
  ticketMailBytes: 10 * 1024 * 1024,
  /** Days for which a received email waits to be added to a ticket. */
  inboundMailDays: 7,
  helpCommentLength: 500,
  helpVotesPerAccountPerDay: 100,
  helpVotesPerIpPerDay: 50,
  helpVoteDays: 365,
  /** Maximum number of a What's New entry. */
  newsNumber: 9_999,
  attainmentDays: 90,
  /** Minimum answered tickets to show attainment. */
  attainmentTickets: 20,
  /** Minimum staff decisions to show the share in time. */
  attainmentDecisions: 5,
  /** Maximum audit log pages read per request while a filter skips entries. */
  auditPagesRead: 8,
  auditLinesProved: 100,
  activityDays: 180,
} as const;
