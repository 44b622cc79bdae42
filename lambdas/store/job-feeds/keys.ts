export const jobFeedKeys = {
  jobFeed: (organizationId: string) => ({ pk: `ORG#${organizationId}#JOB_FEED`, sk: 'FEED' }),
} as const;
