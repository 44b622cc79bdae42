import type { AttributeClasses } from '../../attribute-classes';

export const sitemapClasses = {
  SitemapEntry: {
    changedAt: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
