export const organizationClosingKeys = {
  /** The newest one; a new request replaces it. */
  organizationClosing: (organizationId: string) => ({ pk: `CLOSING#${organizationId}`, sk: 'CLOSING' }),
} as const;

export const organizationClosingIndexes = {
  /** gsi1: by when there is something to do. */
  dueClosings: 'CLOSINGS#due',
} as const;
