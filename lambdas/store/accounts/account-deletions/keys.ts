export const accountDeletionKeys = {
  /** The newest one; a request after a cancel replaces it. Outlives the account's other items. */
  accountDeletion: (userId: string) => ({ pk: `DELETION#${userId}`, sk: 'DELETION' }),
} as const;

export const accountDeletionIndexes = {
  /** gsi1: until the person is erased, by the due date. */
  dueDeletions: 'DELETIONS#due',
  /** gsi2: without a reminder so far, by the due date. */
  unremindedDeletions: 'DELETIONS#unreminded',
} as const;
