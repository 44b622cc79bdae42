// Separate from the schemas, so pages do not load zod.

export const reportFrequencies = ['never', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

export const exportFormats = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];
