const feeds = (organizationId: string): string => `ORG#${organizationId}#JOB_FEED`;

export const jobFeedKeys = {
  jobFeed: (organizationId: string) => ({ pk: feeds(organizationId), sk: 'FEED' }),
  linkedInFeed: (organizationId: string) => ({ pk: feeds(organizationId), sk: 'LINKEDIN' }),
} as const;

export const jobFeedIndexes = {
  /** table: by format */
  jobFeeds: (organizationId: string) => feeds(organizationId),
} as const;
