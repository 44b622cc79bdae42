/** Limits of API keys and the public API. */
export const apiLimits = {
  apiKeysPerOrganization: 20,
  /** CIDR ranges from which a key works. */
  rangesPerKey: 20,
  /** Of each key. */
  apiCallsPerMinute: 300,
  wrongKeysPerAddressPerMinute: 30,
  /** Per page of a list. */
  apiPageSize: 25,
} as const;
