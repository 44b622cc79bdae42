export const dataExportKeys = {
  /** Latest export; a new request replaces it. */
  dataExport: (userId: string) => ({ pk: `EXPORT#${userId}`, sk: 'EXPORT' }),
  organizationExport: (organizationId: string) => ({ pk: `EXPORT#${organizationId}`, sk: 'EXPORT' }),
} as const;

export const dataExportIndexes = {
  /** gsi1: in preparation, by the time of the request. */
  openExports: 'EXPORTS#open',
} as const;
