export const shiftPlanKeys = {
  shiftTemplate: (organizationId: string, templateId: string) => ({
    pk: `ORG#${organizationId}#SHIFT_PLANS`,
    sk: `TEMPLATE#${templateId}`,
  }),
  shiftPattern: (organizationId: string, patternId: string) => ({
    pk: `ORG#${organizationId}#SHIFT_PLANS`,
    sk: `PATTERN#${patternId}`,
  }),
  shiftPlanCount: (organizationId: string, of: 'templates' | 'patterns') => ({
    pk: `ORG#${organizationId}#SHIFT_PLANS`,
    sk: `COUNT#${of}`,
  }),
} as const;

export const shiftPlanIndexes = {
  /** table: templates and patterns of an organization */
  shiftPlans: (organizationId: string) => `ORG#${organizationId}#SHIFT_PLANS`,
  /** gsi1: patterns by due day. */
  duePatterns: 'SHIFT_PATTERNS#due',
} as const;
