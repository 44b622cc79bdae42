/** Limits of usage counts, connected sign-in, and sitemaps. */
export const privacyLimits = {
  /** Events in one batch of usage events. */
  usageEvents: 30,
  usageCount: 50,
  usageBatchesPerDay: 500,
  usageShards: 4,
  /** Days until usage counts are deleted. */
  usageDays: 90,
  /** Days until the pseudonyms of counted people are deleted. */
  usagePersonDays: 2,
  /** Minimum number of people on a day; days with fewer are not reported. */
  usagePeople: 5,
  /** Minutes between the password check and the sign-in at the provider. */
  connectProviderMinutes: 15,
  /** Of one file. A file may have 50,000 and 50 MB (https://www.sitemaps.org/protocol.html), a function's response 6 MB. */
  sitemapEntries: 5000,
  sitemapPositionLength: 60,
  /** Maximum number of sitemap files of one kind. */
  sitemapPages: 200,
} as const;
