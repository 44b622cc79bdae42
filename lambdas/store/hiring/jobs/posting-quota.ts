/** Limit that the publishing write checks and uses. Null is no limit. */
export type PostingQuota = {
  active: number | null;
  /** Number of paid postings, of which one is used; null if none is needed. */
  bought: number | null;
};
