export const accountDeletionKeys = {
  /** Latest deletion; a request after a cancel replaces it. Outlives the account's other items. */
  accountDeletion: (userId: string) => ({ pk: `DELETION#${userId}`, sk: 'DELETION' }),
} as const;

export const accountDeletionIndexes = {
  /** gsi1: unerased, by due date. */
  dueDeletions: 'DELETIONS#due',
  /** gsi2: not yet reminded, by due date. */
  unremindedDeletions: 'DELETIONS#unreminded',
} as const;
