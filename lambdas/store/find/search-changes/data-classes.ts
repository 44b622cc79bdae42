import type { AttributeClasses } from '../../attribute-classes';

export const searchChangesClasses = {
  SearchChange: {
    entry: 'content',
  },
  ProfessionalSearchChange: {
    entry: 'identity',
  },
} as const satisfies Record<string, AttributeClasses>;
