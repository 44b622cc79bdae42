import type { AttributeClasses } from '../../attribute-classes';

export const usageClasses = {
  UsagePerson: {
    seen: 'operational',
    version: 'operational',
  },
  UsageCount: {
    kind: 'operational',
    name: 'operational',
    people: 'operational',
    uses: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
