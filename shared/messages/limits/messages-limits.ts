export const messagesLimits = {
  notificationDays: 90,
  connectionHours: 3,
  calendarNotesLength: 1000,
  calendarWindowDays: 62,
  calendarItemsPerWindow: 500,
  openTasks: 200,
  calendarEntriesPerDay: 3,
  upcomingEvents: 5,
  feedDaysBack: 31,
  feedDaysAhead: 366,
  feedItems: 1000,
  /** Days for which canceled bookings stay in the feed, so calendars remove them. */
  feedCanceledDays: 30,
  busyImportBytes: 2 * 1024 * 1024,
  busyImportSeconds: 10,
  busyTimes: 2000,
  /** Refresh interval of imported calendars. */
  busyImportMinutes: 60,
  busyImportsPerAccountPerDay: 60,
  messageLength: 500,
  subjectLength: 120,
  attachmentsPerMessage: 5,
  messagesPerPage: 30,
  /** Conversations read at once to find those with one organization. */
  conversationsSearched: 100,
  applicationsBesideConversation: 5,
  messageTemplatesPerOrganization: 50,
  recipientsPerBulkMessage: 50,
  messagesPerAccountPerDay: 1000,
  newConversationsPerAccountPerDay: 100,
  topicsPerConnection: 100,
  /** Limit below 32 kB of a live frame, with room for envelope and escaping. */
  signalLength: 24_000,
  liveMessageBytes: 32 * 1024,
  /** Maximum messages before the connection is closed. A reconnected page follows all its topics immediately. */
  liveMessagesPerWindow: 300,
  liveWindowSeconds: 10,
  /** Seconds after which a connection without a session is closed. */
  unclaimedConnectionSeconds: 10,
  /** Seconds for which "typing" is shown after the last keystroke. */
  typingSeconds: 5,
  correspondentsFound: 10,
  upcomingDays: 30,
  pushSubscriptions: 10,
  pushEndpointLength: 1000,
  textMessagesPerCategoryPerDay: 20,
  phoneCodesPerAccountPerDay: 5,
  /** Codes across all accounts, except the first of each. */
  phoneCodesPerNumberPerDay: 5,
  /** Maximum age of events to push. */
  pushHours: 12,
  weeklyEntries: 5,
  /** Local hour of daily and weekly digests. */
  digestHour: 8,
  digestEntries: 50,
} as const;
