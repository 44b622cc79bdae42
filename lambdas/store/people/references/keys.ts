export const referenceKeys = {
  reference: (userId: string, referenceId: string) => ({ pk: `USER#${userId}#REFERENCES`, sk: referenceId }),
  openReferences: (userId: string) => ({ pk: `USER#${userId}#REFERENCES`, sk: 'OPEN' }),
} as const;

export const referenceIndexes = {
  /** table */
  references: (userId: string) => `USER#${userId}#REFERENCES`,
  /** gsi1: open ones by the time of their next reminder. */
  dueReferences: 'REFERENCES#due',
  /** gsi1: by the time of the answer. */
  answeredReferences: (userId: string) => `USER#${userId}#REFERENCES#answered`,
} as const;
