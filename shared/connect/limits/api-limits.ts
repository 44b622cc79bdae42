/** Limits of API keys and the public API. */
export const apiLimits = {
  apiKeysPerOrganization: 20,
  /** CIDR ranges that one key can be limited to. */
  rangesPerKey: 20,
  /** Calls of each key. */
  apiCallsPerMinute: 300,
  /** Calls of each key of an unverified organization. */
  apiCallsPerMinuteUnverified: 30,
  wrongKeysPerAddressPerMinute: 30,
  /** Newest jobs included in a job feed. */
  jobsPerFeed: 500,
  /** Jobs in any status that are read to build a feed. */
  jobsReadPerFeed: 2000,
  /** Size limit: a function's response has at most 6 MB, in which quotes and line breaks count twice. */
  feedBytes: 4_000_000,
  linkedInCompanyIdLength: 20,
  /** Minimum length of a description; LinkedIn drops shorter jobs. */
  linkedInDescriptionMin: 100,
  /** Items per page of a list. */
  apiPageSize: 25,
} as const;
