/** Checked and used by the write that publishes. Null is no limit. */
export type PostingQuota = {
  active: number | null;
  /** Uses one of so many postings that were paid for; null if none is needed. */
  bought: number | null;
};
