export const reviewKeys = {
  /** Which review a side of a placement wrote; exists once. */
  placementReview: (placementId: string, side: 'professional' | 'employer') => ({
    pk: `PLACEMENT#${placementId}`,
    sk: `REVIEW#${side}`,
  }),
  review: (reviewId: string) => ({ pk: `REVIEW#${reviewId}`, sk: 'REVIEW' }),
  reviewReport: (reviewId: string, userId: string) => ({ pk: `REVIEW#${reviewId}`, sk: `REPORT#${userId}` }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const reviewIndexes = {
  /** gsi2: published reviews of a professional. */
  professionalReviews: (userId: string) => `USER#${userId}#REVIEWS`,
  /** gsi3: published reviews of an employer. */
  organizationReviews: (organizationId: string) => `ORG#${organizationId}#REVIEWS`,
  /** gsi1: reviews of one side alone, by when they are published. */
  dueReviews: 'REVIEWS#due',
  /** gsi1: reviews that somebody reported to support. */
  reviewReports: 'REPORTS#reviews',
} as const;
