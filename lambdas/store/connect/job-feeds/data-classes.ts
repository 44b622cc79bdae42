import type { AttributeClasses } from '../../attribute-classes';

export const jobFeedsClasses = {
  JobFeed: {
    generation: 'operational',
    on: 'operational',
    organizationId: 'operational',
    updatedAt: 'operational',
  },
  LinkedInFeed: {
    generation: 'operational',
    on: 'operational',
    organizationId: 'operational',
    // Has the email of LinkedIn's contact for the jobs.
    poster: 'contact',
    updatedAt: 'operational',
    version: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
