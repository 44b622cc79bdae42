export const reviewKeys = {
  placementReview: (placementId: string, side: 'professional' | 'employer') => ({
    pk: `PLACEMENT#${placementId}`,
    sk: `REVIEW#${side}`,
  }),
  review: (reviewId: string) => ({ pk: `REVIEW#${reviewId}`, sk: 'REVIEW' }),
  reviewReport: (reviewId: string, userId: string) => ({ pk: `REVIEW#${reviewId}`, sk: `REPORT#${userId}` }),
} as const;

export const reviewIndexes = {
  /** gsi2: published reviews of a professional. */
  professionalReviews: (userId: string) => `USER#${userId}#REVIEWS`,
  /** gsi3: published reviews of an employer. */
  organizationReviews: (organizationId: string) => `ORG#${organizationId}#REVIEWS`,
  /** gsi1: single reviews by publication time. */
  dueReviews: 'REVIEWS#due',
  /** gsi1: reviews reported to support. */
  reviewReports: 'REPORTS#reviews',
} as const;
