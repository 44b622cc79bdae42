import type { AttributeClasses } from '../attribute-classes';

export const jobFeedsClasses = {
  JobFeed: {
    generation: 'operational',
    on: 'operational',
    organizationId: 'operational',
    updatedAt: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
