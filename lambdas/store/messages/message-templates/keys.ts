export const messageTemplateKeys = {
  messageTemplate: (organizationId: string, templateId: string) => ({
    pk: `ORG#${organizationId}#TEMPLATES`,
    sk: `TEMPLATE#${templateId}`,
  }),
  messageTemplateCount: (organizationId: string) => ({ pk: `ORG#${organizationId}#TEMPLATES`, sk: 'COUNT' }),
} as const;

export const messageTemplateIndexes = {
  /** table: begins_with TEMPLATE# */
  messageTemplates: (organizationId: string) => `ORG#${organizationId}#TEMPLATES`,
} as const;
