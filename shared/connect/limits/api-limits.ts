/** Limits of API keys and the public API. */
export const apiLimits = {
  apiKeysPerOrganization: 20,
  /** CIDR ranges from which a key works. */
  rangesPerKey: 20,
  /** Of each key. */
  apiCallsPerMinute: 300,
  /** Of each key of an organization that isn't verified. */
  apiCallsPerMinuteUnverified: 30,
  wrongKeysPerAddressPerMinute: 30,
  /** In a job feed, newest first. */
  jobsPerFeed: 500,
  /** In any status, to find those of a feed. */
  jobsReadPerFeed: 2000,
  /** An answer of a function has at most 6 MB, in which quotes and line breaks count twice. */
  feedBytes: 4_000_000,
  linkedInCompanyIdLength: 20,
  /** Below it, LinkedIn drops a job. */
  linkedInDescriptionMin: 100,
  /** Per page of a list. */
  apiPageSize: 25,
} as const;
