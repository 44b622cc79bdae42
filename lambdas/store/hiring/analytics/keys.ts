export const analyticsKeys = {
  hiringGoals: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'GOALS' }),
  /** Exists while the person gets analytics by email. */
  analyticsReport: (userId: string) => ({ pk: `USER#${userId}`, sk: 'ANALYTICS_REPORT' }),
} as const;

export const analyticsIndexes = {
  /** gsi1: by next sending. */
  dueReports: 'ANALYTICS_REPORTS#due',
} as const;
