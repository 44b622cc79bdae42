export const organizationClosingKeys = {
  /** Latest closing; a new request replaces it. */
  organizationClosing: (organizationId: string) => ({ pk: `CLOSING#${organizationId}`, sk: 'CLOSING' }),
} as const;

export const organizationClosingIndexes = {
  /** gsi1: by the time of the next step. */
  dueClosings: 'CLOSINGS#due',
} as const;
