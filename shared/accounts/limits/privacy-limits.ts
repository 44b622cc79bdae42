/** Of usage counts, connected sign-in, and what search engines read. */
export const privacyLimits = {
  /** Of one batch of usage events. */
  usageEvents: 30,
  usageCount: 50,
  usageBatchesPerDay: 500,
  usageShards: 4,
  /** Counts of usage are kept so long. */
  usageDays: 90,
  /** Days after which it is forgotten who counted on a day, under a pseudonym. */
  usagePersonDays: 2,
  /** A day on which fewer people used something is in no report. */
  usagePeople: 5,
  /** Between the password and the sign-in at the provider. */
  connectProviderMinutes: 15,
  /** Of one file. A file may have 50,000 and 50 MB (https://www.sitemaps.org/protocol.html), a function's response 6 MB. */
  sitemapEntries: 5000,
  sitemapPositionLength: 60,
  /** Files of one kind. */
  sitemapPages: 200,
} as const;
